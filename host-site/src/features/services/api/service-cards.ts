import { pageSize, readPaged } from '../../../lib/paged.ts';
import type { Paged } from '../../../lib/paged.ts';
import type { Resource } from '../../../lib/resources/resource.ts';
import { builtInServices } from '../built-in-services.ts';
import { readService } from './service.ts';
import type { ServiceView } from './service.ts';

/** Told apart by the slug, which each has. */
export type ServiceCardView = Omit<ServiceView, 'subServices' | '_id'>;

const builtInCards: Paged<ServiceCardView> = {
  items: builtInServices.map(toCard),
  total: builtInServices.length,
  page: 1,
  size: pageSize,
};

/** One page of services. The built-in list is the fallback when the call fails or no service is stored. */
export function serviceCards(page: number): Resource<Paged<ServiceCardView>> {
  const path = `/services?view=card&order=hand&page=${page}&size=${pageSize}`;
  return {
    key: path,
    failure: 'Failed to load services',
    fallback: builtInCards,
    load: async (api) => {
      const cards = readPaged(await api.get(path), (value) => toCard(readService(value)));
      return cards.total === 0 ? builtInCards : cards;
    },
  };
}

function toCard({ subServices: _subServices, _id: _, ...card }: ServiceView): ServiceCardView {
  return card;
}
