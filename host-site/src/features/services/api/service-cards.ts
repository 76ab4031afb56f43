import { service as kind } from 'content-api/contract';
import { pageSize, readPaged } from '../../../lib/paged.ts';
import type { Paged } from '../../../lib/paged.ts';
import { readerOf } from '../../../lib/reader-of.ts';
import type { Resource } from '../../../lib/resources/resource.ts';
import { builtInServices, hasBuiltIn } from '../built-in-services.ts';

/** Told apart by the slug, which each has. */
export type ServiceCardView = ReturnType<typeof readCard>;

const readCard = readerOf(kind, ['title', 'description', 'icon', 'slug', 'features']);

export const builtInCards = readPaged({ items: builtInServices }, readCard);

/** One page of services. The built-in list stands in when the call fails, and when no service is stored, unless the studio has ended that. */
export function serviceCards(page: number): Resource<Paged<ServiceCardView>> {
  const path = `/services?view=card&order=hand&page=${page}&size=${pageSize}`;
  return {
    key: `services-${page}`,
    failure: 'Failed to load services',
    fallback: builtInCards,
    load: async (api) => {
      const cards = readPaged(await api.get(path), readCard);
      return cards.total === 0 && (await hasBuiltIn(api)) ? builtInCards : cards;
    },
  };
}
