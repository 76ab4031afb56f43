import type { Loaded } from '../../lib/resources/resource.ts';

/** 'What We Offer'; a studio of one says 'What I Offer' once its services are there. */
export function servicesHeading(cards: Loaded<unknown>, voice: 'we' | 'i'): string {
  return voice === 'i' && cards.status === 'loaded' ? 'What I Offer' : 'What We Offer';
}
