import type { Technology } from 'content-api/contract';
import { list, record, requiredText, text } from '../../../lib/decode.ts';
import type { Resource } from '../../../lib/resources/resource.ts';

export type TechnologyView = Pick<Technology, 'name' | 'logo'> & { category: string };

/** The technologies selected for display. */
export const selectedTechnologies: Resource<TechnologyView[]> = {
  key: '/technologies',
  failure: 'Failed to load technologies. Please try again later.',
  load: async (api) =>
    list(record(await api.get('/technologies')).technologies, readSelected).filter((one) => one !== null),
};

function readSelected(value: unknown): TechnologyView | null {
  const fields = record(value);
  if (fields.isSelected !== true) return null;
  return { name: requiredText(fields.name), logo: text(fields.logo), category: text(fields.category) };
}
