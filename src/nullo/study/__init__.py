"""Studies: questions of a designer about a game, answered by playing it very often.

:class:`nullo.study.plan.Study` says what is played; :func:`nullo.study.run.run` plays it into a folder.
"""
