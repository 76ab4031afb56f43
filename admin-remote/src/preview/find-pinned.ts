import type { Pin } from 'content-api/contract';

/** The element that a comment is pinned to; null when the page has none, or the place is none. */
export function findPinned(page: Document, { element }: Pin): Element | null {
  try {
    return page.querySelector(element);
  } catch {
    return null;
  }
}
