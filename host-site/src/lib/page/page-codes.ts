import type { Page } from './page.ts';

interface CodedRoute {
  name: string;
  code: () => Promise<{ page: Page }>;
}

/** The code of pages, fetched once each. A failed fetch is forgotten, so that the next visit tries again. */
export interface PageCodes {
  peek: (route: CodedRoute) => Page | 'loading' | 'failed';
  load: (route: CodedRoute) => Promise<Page>;
  subscribe: (listener: () => void) => () => void;
}

export function createPageCodes(): PageCodes {
  const pages = new Map<string, Page | 'failed'>();
  const pending = new Map<string, Promise<Page>>();
  const listeners = new Set<() => void>();

  function settle(name: string, outcome: Page | 'failed'): void {
    pages.set(name, outcome);
    pending.delete(name);
    for (const listener of listeners) listener();
  }

  return {
    peek: (route) => pages.get(route.name) ?? 'loading',
    load(route) {
      const known = pages.get(route.name);
      if (known && known !== 'failed') return Promise.resolve(known);
      const started = pending.get(route.name);
      if (started) return started;
      const loading = route.code().then(
        ({ page }) => {
          settle(route.name, page);
          return page;
        },
        (error: unknown) => {
          settle(route.name, 'failed');
          throw error;
        },
      );
      pending.set(route.name, loading);
      return loading;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
