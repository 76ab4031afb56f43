import type { Page, PageOutcome, PageView } from './page.ts';

/** The answer's status: what the page says itself, else what its resources amount to. */
export function outcomeOf(page: Page, view: PageView): PageOutcome {
  if (page.outcome) return page.outcome(view);
  const needed = page.resources(view).filter((resource) => !resource.optional);
  const states = needed.map((resource) => view.read(resource).status);
  if (states.includes('missing')) return { status: 404 };
  const failed = states.length > 0 && states.every((status) => status === 'error');
  return { status: failed ? 503 : 200 };
}
