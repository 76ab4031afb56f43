import type { Loaded } from '../resources/resource.ts';
import type { PageOutcome } from './page.ts';

/**
 * The outcome of a record's page. Asked for by the record's id or an earlier slug, the page leads to its present address.
 *
 * @param asked path of the page as it was asked for
 */
export function recordOutcome<T>(
  found: Loaded<T>,
  pathOf: (record: T) => string,
  asked: string,
): PageOutcome {
  if (found.status === 'missing') return { status: 404 };
  if (found.status === 'error') return { status: 503 };
  const redirect = found.status === 'loaded' ? pathOf(found.data) : asked;
  return { status: 200, ...(redirect !== asked && { redirect }) };
}
