import { service as kind } from 'content-api/contract';
import { pageSize, readPaged } from '../../../lib/paged.ts';
import type { Paged } from '../../../lib/paged.ts';
import { readerOf } from '../../../lib/reader-of.ts';
import type { Resource } from '../../../lib/resources/resource.ts';
import { builtInServices } from '../built-in-services.ts';

/** Told apart by the slug, which each has. */
export type ServiceCardView = ReturnType<typeof readCard>;

const readCard = readerOf(kind, ['title', 'description', 'icon', 'slug', 'features']);

const builtInCards: Paged<ServiceCardView> = {
  items: builtInServices.map(readCard),
  total: builtInServices.length,
  page: 1,
  size: pageSize,
};

/** One page of services. The built-in list is the fallback when the call fails or no service is stored. */
export function serviceCards(page: number): Resource<Paged<ServiceCardView>> {
  const path = `/services?view=card&order=hand&page=${page}&size=${pageSize}`;
  return {
    key: `services-${page}`,
    failure: 'Failed to load services',
    fallback: builtInCards,
    load: async (api) => {
      const cards = readPaged(await api.get(path), readCard);
      return cards.total === 0 ? builtInCards : cards;
    },
  };
}
