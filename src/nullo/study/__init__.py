"""Studies: what a designer asks of a game, answered from very many games.

:class:`nullo.study.plan.Study` says what is played; :func:`nullo.study.run.run` plays it into a folder.
"""
