import { paths } from '../lib/paths.ts';

/** The screen of a batch, or of its addresses. */
export function batchHref(id: string, show?: 'addresses'): string {
  return `${paths.moveIn}?${new URLSearchParams({ batch: id, ...(show && { show }) }).toString()}`;
}
