import type { About, Founders, Message, Post, Project, Service, Technology } from 'content-api/contract';

const stamps = { createdAt: '2026-10-01T09:00:00.000Z', updatedAt: '2026-10-02T09:00:00.000Z' };

/** A colour that is none of the studio's. */
export const testColor = '#123456';

export function testId(number: number): string {
  return number.toString(16).padStart(24, '0');
}

export function testProject(changes: Partial<Project> = {}): Project {
  return {
    _id: testId(1),
    title: 'Harbour Lane',
    subtitle: 'A shop',
    mainimage: 'https://pictures.test/a.png',
    secondaryimage: '',
    publishedYear: 2025,
    shortDescription: 'A quick shop',
    officialWebsiteLink: '',
    gitHubLink: 'https://github.com/studio/harbour',
    services: ['Design'],
    industries: ['Retail'],
    technicalDescription: '',
    learningDescription: '',
    technologies: ['React', 'Node.js'],
    githubLink: 'https://github.com/studio/harbour',
    websiteLink: '',
    description: 'A quick shop',
    date: stamps.createdAt,
    ...stamps,
    ...changes,
  };
}

export function testService(changes: Partial<Service> = {}): Service {
  return {
    _id: testId(11),
    title: 'Web Development',
    description: 'Sites that open fast',
    icon: '🌐',
    slug: 'web-development',
    features: ['Fast'],
    subServices: [{ _id: testId(12), title: 'Shops', description: 'Sell online', features: ['Payments'] }],
    ...stamps,
    ...changes,
  };
}

export function testPost(changes: Partial<Post> = {}): Post {
  return {
    _id: testId(21),
    title: 'On speed',
    content: 'A page that opens fast is read.',
    author: 'Mira',
    date: '2026-09-01T00:00:00.000Z',
    tags: ['Performance'],
    ...stamps,
    ...changes,
  };
}

export const testAbout: About = {
  title: 'Who we are',
  image: 'https://pictures.test/us.png',
  paragraphs: ['We build fast sites.', 'We care for them.'],
  highlights: [
    { paragraphIndex: 0, text: 'fast sites' },
    { paragraphIndex: 1, text: 'care' },
  ],
  additionalParagraphs: [],
  additionalHighlights: [],
  sideImage: '',
  updatedAt: stamps.updatedAt,
};

export const testFounders: Founders = {
  title: 'Our founders',
  founders: [
    {
      name: 'Mira',
      bio: 'Designs',
      image: 'https://pictures.test/mira.png',
      imagePosition: 'left',
      social: { github: '', portfolio: '', linkedin: '', instagram: '' },
    },
  ],
  updatedAt: stamps.updatedAt,
};

export function testTechnology(changes: Partial<Technology> = {}): Technology {
  return {
    _id: testId(31),
    name: 'React',
    logo: 'https://pictures.test/react.svg',
    category: 'frontend',
    isSelected: true,
    ...stamps,
    ...changes,
  };
}

export function testMessage(changes: Partial<Message> = {}): Message {
  return {
    _id: testId(41),
    name: 'Asha',
    email: 'asha@visitor.test',
    subject: 'A new shop',
    message: 'Can you help us?',
    isRead: false,
    isSpam: false,
    state: 'new',
    note: '',
    assignee: '',
    reason: '',
    repliedAt: null,
    ...stamps,
    ...changes,
  };
}

/** A session of another browser, as the list of sessions answers it. */
export const testSession = {
  _id: testId(51),
  createdAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: '2026-11-21T09:00:00.000Z',
  expiresAt: '2026-11-28T09:00:00.000Z',
  remember: false,
  ip: '127.0.0.1',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  current: false,
};
