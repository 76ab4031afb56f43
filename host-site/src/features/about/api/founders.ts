import { founders as kind } from 'content-api/contract';
import { wholeReaderOf } from '../../../lib/reader-of.ts';
import type { Resource } from '../../../lib/resources/resource.ts';

export type FoundersView = ReturnType<typeof readFounders>;
export type FounderView = FoundersView['founders'][number];

const timeoutMs = 5_000;
const readFounders = wholeReaderOf(kind);

export const founders: Resource<FoundersView> = {
  key: 'founders',
  failure: 'Failed to load content',
  fallback: readFounders({}),
  load: async (api) => readFounders(await api.get('/founders?view=page', { base: 'portfolio', timeoutMs })),
};
