import { emptyValues, kinds } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import {
  testAbout,
  testFounders,
  testId,
  testPost,
  testProject,
  testService,
  testTechnology,
} from '../records.ts';

const stamps = { createdAt: '2026-10-01T09:00:00.000Z', updatedAt: '2026-10-02T09:00:00.000Z' };

/** Records in the kinds' own form, by name of the kind; those of a single have no id. */
const own: Partial<Record<string, object>> = {
  project: testProject(),
  service: testService(),
  post: testPost(),
  technology: testTechnology(),
  about: testAbout,
  founders: testFounders,
  client: { name: 'Harbour Lane', logo: 'https://pictures.test/a.png' },
  testimonial: { name: 'Asha', quote: 'Quick' },
  redirect: { from: '/old', to: '/projects' },
  page: { title: 'Prices', slug: 'prices' },
};

/** A stored record of the kind. */
export function sampleOf(kind: Kind): { _id: string } {
  const id = (kind.single === true ? {} : { _id: testId(1) }) as { _id: string };
  return { ...emptyValues(kind.fields), ...own[kind.name], ...id, ...stamps };
}

/** Values to type into the form of a new record, by kind and name of the field. */
export const typedOf: Partial<Record<string, Record<string, string>>> = {
  project: {
    title: 'Never stored',
    mainimage: 'https://pictures.test/a.png',
    gitHubLink: 'https://github.com/studio/x',
    technologies: 'React',
  },
  service: { title: 'Never', description: 'Stored', icon: '🧵', slug: 'never' },
  post: { title: 'Never', content: 'Stored', tags: 'None' },
  technology: { name: 'Never', logo: 'https://pictures.test/a.png' },
  client: { name: 'Never', logo: 'https://pictures.test/a.png' },
  testimonial: { name: 'Never', quote: 'Stored' },
  redirect: { from: '/never', to: '/projects' },
  page: { title: 'Never', slug: 'never' },
};

/** Those with calls of their own. */
export const collections = kinds.filter(({ single, isPrivate }) => single !== true && isPrivate !== true);
export const singles = kinds.filter(({ single }) => single === true);
