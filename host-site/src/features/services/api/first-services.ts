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
  const fallback = brief(builtInCards);
  return {
    ...all,
    key: `first ${all.key}`,
    fallback,
    // The line that says why they are there is no data of theirs, and they are asked for again.
    isDrawn: (cards) => cards.total > 0 && cards !== fallback,
    load: async (api) => brief(await all.load(api)),
  };
}
