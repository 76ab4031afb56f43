const day = '2026-01-01T00:00:00.000Z';

export const projects = ['a', 'b', 'c', 'd'].map((letter, index) => ({
  _id: `65000000000000000000000${index}`,
  title: `Project ${letter.toUpperCase()}`,
  subtitle: 'A subtitle',
  mainimage: '/media/project.webp',
  secondaryimage: '',
  shortDescription: 'What it is for.',
  officialWebsiteLink: 'https://example.com/',
  gitHubLink: 'https://github.com/example/a',
  services: ['Web Development'],
  industries: ['Textiles'],
  technicalDescription: 'First line\nSecond line',
  learningDescription: 'What we learnt.',
  technologies: ['TypeScript'],
  createdAt: day,
  updatedAt: day,
}));

export const services = [
  {
    _id: '660000000000000000000001',
    title: 'Web Development',
    slug: 'web-development',
    icon: 'M12 2l8 3',
    description: 'Websites.',
    features: ['Fast'],
    subServices: [{ _id: '660000000000000000000002', title: 'Shops', description: 'Selling.', features: [] }],
    createdAt: day,
    updatedAt: day,
  },
];

export const posts = [
  {
    _id: '670000000000000000000001',
    title: 'A post',
    content: 'First paragraph\n\nSecond paragraph',
    author: 'Asha',
    date: day,
    tags: ['Studio'],
    createdAt: day,
    updatedAt: day,
  },
];

export const about = {
  title: 'About the studio',
  image: '/media/about.webp',
  paragraphs: ['We weave the web.'],
  highlights: [{ paragraphIndex: 0, text: 'weave' }],
  additionalParagraphs: [],
  additionalHighlights: [],
  sideImage: '',
};

export const founders = {
  title: 'Meet Our Founders',
  founders: [
    {
      name: 'Asha',
      bio: 'Leads design.',
      image: '/media/asha.webp',
      imagePosition: 'right',
      social: { github: 'https://github.com/asha', portfolio: '', linkedin: '', instagram: '' },
    },
  ],
};

export const technologies = [
  {
    _id: '680000000000000000000001',
    name: 'React',
    logo: '/media/react.svg',
    category: 'frontend',
    isSelected: true,
  },
  {
    _id: '680000000000000000000002',
    name: 'Hidden',
    logo: '/media/x.svg',
    category: 'frontend',
    isSelected: false,
  },
];

export const pages = [
  {
    _id: '680000000000000000000001',
    slug: 'prices',
    formerSlugs: ['costs'],
    title: 'Prices',
    lead: 'What a site costs.',
    updatedAt: '2026-11-21T00:00:00.000Z',
    blocks: [
      { type: 'prose', text: 'By *day*.', textHtml: '<p>By <em>day</em>.</p>' },
      { type: 'records', kind: 'project', title: 'Such as these', lead: '' },
      { type: 'contact', title: 'Ask us', lead: '' },
      { type: 'callToAction', title: '', text: '', button: 'Ring us', href: '/contact' },
      { type: 'records', kind: 'post', title: 'Nothing of this sort', lead: '' },
    ],
    cards: [[projects[0]], []],
  },
];
