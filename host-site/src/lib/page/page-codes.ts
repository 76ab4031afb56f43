import type { Page } from './page.ts';

interface CodedRoute {
  name: string;
  code: () => Promise<{ page: Page }>;
}

/** The code of pages, fetched once each. A failed fetch is forgotten, so that the next visit tries again. */
export interface PageCodes {
  peek: (route: CodedRoute) => Page | 'loading' | 'failed';
  /** The page with all its parts. */
  load: (route: CodedRoute) => Promise<Page>;
  /** The page alone, for markup that is there already. */
  loadFirst: (route: CodedRoute) => Promise<Page>;
  subscribe: (listener: () => void) => () => void;
}

export function createPageCodes(): PageCodes {
  const pages = new Map<string, Page | 'failed'>();
  const pending = new Map<string, Promise<Page>>();
  const listeners = new Set<() => void>();

  function settle(name: string, outcome: Page | 'failed'): void {
    pages.set(name, outcome);
    pending.delete(name);
    tell();
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  async function fetchPage(route: CodedRoute, withParts: boolean): Promise<Page> {
    // A second try is a loading page again.
    if (pages.delete(route.name)) tell();
    try {
      const { page } = await route.code();
      if (withParts) await loadParts(page);
      settle(route.name, page);
      return page;
    } catch (error) {
      settle(route.name, 'failed');
      throw error;
    }
  }

  function load(route: CodedRoute, withParts: boolean): Promise<Page> {
    const known = pages.get(route.name);
    if (known && known !== 'failed') return withParts ? loadParts(known) : Promise.resolve(known);
    const loading = pending.get(route.name) ?? fetchPage(route, withParts);
    pending.set(route.name, loading);
    return loading;
  }

  return {
    peek: (route) => pages.get(route.name) ?? 'loading',
    load: (route) => load(route, true),
    loadFirst: (route) => load(route, false),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A part whose code does not come is left out, and asked for again by the part itself. */
async function loadParts(page: Page): Promise<Page> {
  await Promise.allSettled((page.parts ?? []).map((part) => part.load()));
  return page;
}
