import { integer, list, record, requiredText } from '../../../lib/decode.ts';
import type { Resource } from '../../../lib/resources/resource.ts';

/** Services and industries with the number of their projects. Without them the list still works, so a failure shows no message. */
export const projectTags: Resource<{ services: TagCount[]; industries: TagCount[] }> = {
  key: '/project-tags',
  fallback: { services: [], industries: [] },
  optional: true,
  async load(api) {
    const { services, industries } = record(await api.get('/project-tags'));
    return { services: list(services, readTag), industries: list(industries, readTag) };
  },
};

export type TagCount = ReturnType<typeof readTag>;

function readTag(value: unknown) {
  const { name, count } = record(value);
  return { name: requiredText(name), count: integer(count) ?? 0 };
}
