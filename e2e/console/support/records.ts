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

export function serviceInput(title: string, slug: string) {
  return {
    title,
    slug,
    icon: '🧵',
    description: 'Sites that are mended, not replaced.',
    features: ['Audit', 'Repair'],
    subServices: [{ title: 'Audit', description: 'We read everything.', features: [] }],
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
