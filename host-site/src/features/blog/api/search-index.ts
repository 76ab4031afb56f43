import { list, record, text } from '../../../lib/decode.ts';
import type { Resource } from '../../../lib/resources/resource.ts';
import { readPostCard } from './post-cards.ts';
import type { PostCardView } from './post-cards.ts';

/** A post as the search box looks at it. */
export interface SearchablePost extends PostCardView {
  /** Title, content and author in lower case. */
  haystack: string;
}

/** All posts with their text, asked for when somebody is about to search. */
export const searchIndex: Resource<SearchablePost[]> = {
  key: '/content?view=search',
  failure: 'Failed to fetch posts',
  load: async (api) => list(await api.get('/content?view=search'), readSearchable),
};

function readSearchable(value: unknown): SearchablePost {
  const fields = record(value);
  const card = readPostCard(value);
  return { ...card, haystack: `${card.title}\n${text(fields.content)}\n${card.author}`.toLowerCase() };
}
