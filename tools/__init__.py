"""Builds, serves and checks the site. Run from the top folder: `python -m tools.website.build`."""
