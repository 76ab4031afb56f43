import { post } from 'content-api/contract';
import { list } from '../../../lib/decode.ts';
import { readerOf } from '../../../lib/reader-of.ts';
import type { Resource } from '../../../lib/resources/resource.ts';
import { excerptOf } from '../excerpt.ts';
import { readPostCard } from './post-cards.ts';
import type { PostCardView } from './post-cards.ts';

/** A post as the search box looks at it. */
export interface SearchablePost extends PostCardView {
  /** Title, content and author in lower case. */
  haystack: string;
}

/** All posts with their text, fetched when the search box gets focus. */
export const searchIndex: Resource<SearchablePost[]> = {
  key: '/content?view=search',
  failure: 'Failed to fetch posts',
  load: async (api) => list(await api.get('/content?view=search'), readSearchable),
};

const readContent = readerOf(post, ['content']);

function readSearchable(value: unknown): SearchablePost {
  const card = readPostCard(value);
  const { content } = readContent(value);
  const haystack = `${card.title}\n${content}\n${card.author}`.toLowerCase();
  return { ...card, excerpt: excerptOf(content), haystack };
}
