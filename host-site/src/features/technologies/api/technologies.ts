import { technology } from 'content-api/contract';
import { list, record } from '../../../lib/decode.ts';
import { readerOf } from '../../../lib/reader-of.ts';
import type { Resource } from '../../../lib/resources/resource.ts';

export type TechnologyView = Omit<ReturnType<typeof readTechnology>, 'isSelected'>;

/** The technologies selected for display. */
export const selectedTechnologies: Resource<TechnologyView[]> = {
  key: 'technologies',
  failure: 'Failed to load technologies. Please try again later.',
  load: async (api) =>
    list(record(await api.get('/technologies?order=hand')).technologies, readTechnology).flatMap(
      ({ isSelected, ...shown }) => (isSelected && shown.name ? shown : []),
    ),
};

const readTechnology = readerOf(technology, ['name', 'logo', 'category', 'isSelected']);
