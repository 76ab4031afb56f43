/** Smallest valid bodies of every kind of record. */
export const samples = {
  project: {
    title: 'Harbour Lights',
    mainimage: 'https://img.example/harbour.jpg',
    gitHubLink: 'https://github.com/example/harbour',
    technologies: ['React', 'Fastify'],
  },
  service: {
    title: 'Web Development',
    description: 'Sites that open quickly.',
    icon: '💻',
    slug: 'web-development',
    subServices: [{ title: 'Shops', description: 'Online shops.' }],
  },
  post: {
    title: 'A budget for pages',
    content: 'First line.\nSecond line.',
    author: 'Ishani',
    date: '2026-11-01',
    tags: ['Performance'],
  },
  studio: {
    name: 'Orange Works',
    email: 'hello@orange.example',
    social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/orange-example' }],
  },
  home: {
    heroLine: 'We repair old shops',
    statistics: [{ value: '25+', label: 'Shops' }],
    sections: [{ section: 'contact', isShown: true, title: 'Write', lead: '' }],
  },
  look: { primary: '#ff7a1a', secondary: '#ffb36b', tertiary: '#ffd9a0' },
  navigation: { links: [{ label: 'Prices', href: '/prices' }] },
  legal: { privacy: 'We keep *nothing*.', terms: 'Be kind.' },
  page: {
    title: 'Prices',
    slug: 'prices',
    blocks: [{ type: 'prose', text: 'What it *costs*.' }],
  },
  about: {
    title: 'About us',
    image: 'https://img.example/about.jpg',
    paragraphs: ['We make sites.', 'We look after them.'],
    highlights: [{ paragraphIndex: 0, text: 'make' }],
  },
  founders: {
    title: 'Meet Our Founders',
    founders: [{ name: 'Ishani', bio: 'Designs.', image: 'https://img.example/ishani.jpg' }],
  },
  technology: {
    name: 'React',
    logo: 'https://img.example/react.svg',
    category: 'frontend',
    isSelected: true,
  },
  client: { name: 'Nordlicht', logo: 'https://img.example/nordlicht.svg' },
  testimonial: { quote: 'They listen first.', name: 'Meera Joshi' },
  message: { name: 'Asha', email: 'asha@client.example', subject: 'A site', message: 'We need a site.' },
} as const;
