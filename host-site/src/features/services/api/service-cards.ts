import { record } from '../../../lib/decode.ts';
import { pageSize, readPaged } from '../../../lib/paged.ts';
import type { Paged } from '../../../lib/paged.ts';
import type { Resource } from '../../../lib/resources/resource.ts';
import { builtInServices } from '../built-in-services.ts';
import { readService } from './service.ts';
import type { ServiceView } from './service.ts';

export type ServiceCardView = Omit<ServiceView, 'subServices'>;

const builtInCards: Paged<ServiceCardView> = {
  items: builtInServices.map(toCard),
  total: builtInServices.length,
  page: 1,
  size: pageSize,
};

/** One page of services. The built-in list stands in when the call fails, and when nothing is stored. */
export function serviceCards(page: number): Resource<Paged<ServiceCardView>> {
  const path = `/services?view=card&page=${page}&size=${pageSize}`;
  return {
    key: path,
    failure: 'Failed to load services',
    fallback: builtInCards,
    load: async (api) => {
      const cards = readPaged(unwrap(await api.get(path)), (value) => toCard(readService(value)));
      return cards.total === 0 ? builtInCards : cards;
    },
  };
}

/** Takes the list out of the envelope `{success, data, message}`, should the answer have one. */
function unwrap(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer;
  const fields = record(answer);
  return fields.items === undefined ? fields.data : fields;
}

function toCard({ subServices: _subServices, ...card }: ServiceView): ServiceCardView {
  return card;
}
