/** Records to arrange through the API; a title tells each test's own from the demo's. */
export function projectInput(title: string) {
  return {
    title,
    subtitle: 'A ledger for a flower market',
    mainimage: '/media/project-rann-route.webp',
    publishedYear: 2024,
    shortDescription: 'Written before dawn, read at noon.',
    gitHubLink: 'https://github.com/example/ledger',
    services: ['Web Development'],
    industries: ['Retail'],
    technicalDescription: 'Server-rendered.',
    learningDescription: 'People trust paper.',
    technologies: ['React', 'Fastify'],
  };
}

export function postInput(title: string) {
  return {
    title,
    content: 'First line.\nSecond line.',
    author: 'Mira Shah',
    date: '2026-11-01',
    tags: ['Craft', 'Tools'],
  };
}

/** Answer of the API after the about page was saved. */
export const savedAbout = {
  title: 'x',
  image: '',
  paragraphs: ['y'],
  highlights: [],
  additionalParagraphs: [],
  additionalHighlights: [],
  sideImage: '',
  updatedAt: '2026-11-20T09:00:00.000Z',
};

/** A page of the trash with one project. */
export const trashedProjects = {
  items: [
    {
      _id: '614035bc7a1f4c90be3a51c0',
      kind: 'project',
      slug: null,
      state: 'trashed',
      title: 'Old harbour page',
      subtitle: '',
      mainimage: '',
      officialWebsiteLink: '',
      gitHubLink: '',
      shortDescription: '',
      technologies: [],
      featured: false,
      position: null,
      version: '614035bc7a1f4c90be3a51c1',
      createdAt: '2026-10-01T09:00:00.000Z',
      updatedAt: '2026-10-01T09:00:00.000Z',
      trashedAt: '2026-11-20T09:00:00.000Z',
      trashedBy: 'Mira',
      daysLeft: 2,
      nextAt: null,
    },
  ],
  total: 1,
  page: 1,
  size: 100,
};

/** An answer of `GET /api/differences`. */
export const differences = {
  items: [
    {
      kind: 'project',
      _id: '614035bc7a1f4c90be3a51c0',
      title: 'Old harbour page',
      difference: 'changed',
      fields: ['title'],
    },
    {
      kind: 'service',
      _id: '614035bc7a1f4c90be3a51c1',
      title: 'Mending',
      difference: 'only-then',
      fields: [],
    },
  ],
};

/** A schedule of two moments of this month. */
export function schedule() {
  const month = new Date().toISOString().slice(0, 7);
  const entry = { kind: 'project', record: '614035bc7a1f4c90be3a51c0', title: 'Old harbour page' };
  return {
    items: [
      {
        ...entry,
        _id: '614035bc7a1f4c90be3a51d0',
        at: `${month}-10T10:00:00.000Z`,
        change: 'live',
        isDone: false,
      },
      {
        ...entry,
        _id: '614035bc7a1f4c90be3a51d1',
        at: `${month}-12T10:00:00.000Z`,
        change: 'down',
        isDone: false,
      },
    ],
  };
}
