"""Keeps a browser's storage from answering, as a page that the system has suspended does."""

from collections.abc import Generator
from contextlib import contextmanager

from playwright.sync_api import Page

from tools.serve import Site

# Keeps one transaction alive on all stores of a database, as a suspended page does, until the page says "enough".
HOLD = """(name) => new Promise((held) => {
  const request = indexedDB.open(name);
  request.onsuccess = () => {
    const stores = [...request.result.objectStoreNames];
    const store = request.result.transaction(stores, "readwrite").objectStore(stores[0]);
    const again = () => {
      held();
      if (globalThis.enough) request.result.close();
      else store.count().onsuccess = again;
    };
    again();
  };
})"""


@contextmanager
def held_storage(page: Page, site: Site, *databases: str) -> Generator[None]:
    """Holds databases from a second page of the same site."""
    other = page.context.new_page()
    other.goto(f"{site.url}manifest.webmanifest")
    for database in databases or ("citadels-table",):
        other.evaluate(HOLD, database)
    yield
    other.evaluate("() => { globalThis.enough = true; }")
    other.close()
