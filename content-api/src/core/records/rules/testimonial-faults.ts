import type { Queries } from '../../../db/database.ts';
import { inParts } from '../../../lib/in-parts.ts';
import type { PublishedState, PublishFaults } from './rule.ts';

const withdrawn =
  'The client has withdrawn these words. Ask the client again: new words come with a new consent';

/** Words that a client has withdrawn stay away from the public. */
export async function testimonialFaults(
  db: Queries,
  states: readonly PublishedState[],
): Promise<(PublishFaults | undefined)[]> {
  const found = new Set<string | null>();
  for (const ids of inParts(states.map(({ id }) => id))) {
    const rows = await db
      .selectFrom('testimonial_requests')
      .select('testimonial')
      .where('testimonial', 'in', ids)
      .where('withdrawn_at', 'is not', null)
      .execute();
    for (const { testimonial } of rows) found.add(testimonial);
  }
  return states.map(({ id }) => (found.has(id) ? { quote: withdrawn } : undefined));
}
