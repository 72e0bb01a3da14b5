"""Builds the site and the files of a release: `python -m tools.website.build`."""
