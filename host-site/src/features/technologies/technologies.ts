import { technology } from 'content-api/contract';
import { pictureHints } from 'shared-ui';
import { readList, readRecord } from '../../lib/decode.ts';
import { readerOf } from '../../lib/reader-of.ts';
import type { Resource } from '../../lib/resources.ts';

/** What the page carries of a technology for its island. */
export type TechnologyView = Pick<ReturnType<typeof readTechnology>, 'name' | 'logo' | 'category'>;

/** The technologies selected for display. */
export const selectedTechnologies: Resource<TechnologyView[]> = {
  key: 'technologies',
  failure: 'home.technologiesFailed',
  load: async (api) =>
    readList(readRecord(await api.get('/technologies?order=hand')).technologies, readTechnology).flatMap(
      ({ isSelected, name, logo, category }) =>
        // Of a small picture that is shown whole, the address is enough. The island reads it from the page.
        isSelected && name ? { name, logo: pictureHints(logo).address, category } : [],
    ),
};

const readTechnology = readerOf(technology);
