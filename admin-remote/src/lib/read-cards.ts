import { limits } from 'content-api/contract';
import type { Api } from './api-client.ts';
import { apiFailure } from './api-failure.ts';
import { isObject } from './is-object.ts';

/**
 * All records of a list, as cards: light enough to search and sort a thousand of them here. The first page says how
 * many more there are; those come together.
 */
export async function readAllCards<Card>(api: Api, path: string, signal?: AbortSignal): Promise<Card[]> {
  const first = await readPage(1);
  const pages = Math.ceil(first.total / limits.pageSizeMax);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => readPage(index + 2)),
  );
  return [first, ...others].flatMap(({ items }) => items);

  async function readPage(page: number): Promise<{ items: Card[]; total: number }> {
    const body = await api.get(path, { params: { view: 'card', page, size: limits.pageSizeMax }, signal });
    if (!isObject(body) || !Array.isArray(body.items) || typeof body.total !== 'number') {
      throw apiFailure('unreadable');
    }
    return { items: body.items as Card[], total: body.total };
  }
}
