import type { Loaded } from '../../lib/resources/resource.ts';

/** 'What We Offer'; a studio of one says 'What I Offer' once its services are there. */
export function servicesHeading(cards: Loaded<unknown>, voice: 'we' | 'i'): 'services.we' | 'services.i' {
  return voice === 'i' && cards.status === 'loaded' ? 'services.i' : 'services.we';
}
