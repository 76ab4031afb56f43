import { list, record, requiredText } from '../lib/decode.ts';
import type { Resource } from '../lib/resources/resource.ts';

/** Slugs of the stored services, for the footer's links. Without them the links lead to the list. */
export const serviceSlugs: Resource<string[]> = {
  key: 'service-slugs',
  fallback: [],
  load: async (api) =>
    list(record(await api.get('/services?view=card&order=hand&page=1&size=24')).items, (one) =>
      requiredText(record(one).slug),
    ),
};
