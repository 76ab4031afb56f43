import { record, texts } from '../../../lib/decode.ts';
import type { Resource } from '../../../lib/resources/resource.ts';

/** Every distinct tag. Without them the list still works, so a failure shows no message. */
export const tags: Resource<string[]> = {
  key: '/content/tags',
  fallback: [],
  load: async (api) => texts(record(await api.get('/content/tags')).tags),
};
