from nullo.engine.bits cimport bit, lowest
from nullo.engine.playout cimport Policy
from nullo.engine.position cimport Position, Redealer

cdef class PythonPosition(Position):
    pass

cdef class PythonRedealer(Redealer):
    pass

cdef class PythonPolicy(Policy):
    pass
