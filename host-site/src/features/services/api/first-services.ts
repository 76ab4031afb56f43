import type { Paged } from '../../../lib/paged.ts';
import type { Resource } from '../../../lib/resources/resource.ts';
import { builtInCards, serviceCards } from './service-cards.ts';
import type { ServiceCardView } from './service-cards.ts';

/** For the home page: the first services, whose features are a page away. */
export function firstServices(count: number): Resource<Paged<ServiceCardView>> {
  const all = serviceCards(1);
  const brief = (cards: Paged<ServiceCardView>) => ({
    ...cards,
    items: cards.items.slice(0, count).map((card) => ({ ...card, features: [] })),
  });
  return {
    ...all,
    key: `first ${all.key}`,
    fallback: brief(builtInCards),
    load: async (api) => brief(await all.load(api)),
  };
}
