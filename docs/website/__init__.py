"""Makes the site of documents: ``make docs``.

:mod:`website.build` does it in three steps: :mod:`website.sources` puts the pages together, Sphinx makes
them HTML, :mod:`website.links` checks every link of the result.
"""
