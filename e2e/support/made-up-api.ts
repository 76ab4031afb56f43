import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A read-only content API over extreme records, to test how the site shows them. */
export interface MadeUpApi {
  url: string;
  close: () => Promise<void>;
}

const sentence = 'The quick brown fox jumps over the lazy dog while nobody looks. ';
const arabic = 'نص طويل من اليمين إلى اليسار يصف مشروعًا لا يشبه أي مشروع آخر. ';
/** Texts by their kind; each is cut to the length that a field allows. */
const kinds = {
  'very long': (length: number) => sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length),
  'without spaces': (length: number) => 'W'.repeat(length),
  emoji: (length: number) => '👩‍👩‍👧‍👦🏳️‍🌈🇮🇳'.repeat(Math.ceil(length / 21)).slice(0, length - (length % 21)),
  'right to left': (length: number) => arabic.repeat(Math.ceil(length / arabic.length)).slice(0, length),
};
export const textKinds = Object.keys(kinds) as (keyof typeof kinds)[];

const day = '2026-01-02T03:04:05.000Z';

/** Answers with so many records of each kind of content; their texts are of all kinds in turn. */
export async function startMadeUpApi(count: number): Promise<MadeUpApi> {
  const records = Array.from({ length: count }, (_, index) => recordAt(index));
  const server = createServer((request, response) => {
    const answer = answerTo(new URL(request.url ?? '', 'http://api'), records);
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { success: false, message: 'Not found' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const madeUpId = (index: number) => index.toString(16).padStart(24, '0');

type MadeUpRecord = ReturnType<typeof recordAt>;

/** One record that is a project, a service, a post and a technology at once. */
function recordAt(index: number) {
  const text = kinds[textKinds[index % textKinds.length] ?? 'very long'];
  const words = Array.from({ length: 12 }, (_, at) => text(at % 3 === 0 ? 80 : 30));
  return {
    _id: madeUpId(index),
    slug: `service-${index}`,
    icon: '👩‍👩‍👧‍👦',
    name: text(100),
    category: index < 3 ? 'frontend' : 'backend',
    isSelected: index < 12,
    logo: '/media/none.svg',
    title: text(200),
    subtitle: text(200),
    description: text(2_000),
    shortDescription: text(500),
    content: `Number ${index} ${text(5_000)}\n${text(300)}`,
    excerpt: text(150),
    author: text(100),
    date: day,
    tags: [...new Set(words.slice(0, 4)), `tag-${index % 40}`],
    image: '',
    mainimage: '',
    publishedYear: 2026,
    officialWebsiteLink: 'https://example.com/',
    gitHubLink: 'https://example.com/git',
    services: words,
    industries: words,
    technicalDescription: text(5_000),
    learningDescription: text(5_000),
    technologies: words,
    features: words,
    subServices: [{ _id: 'x', title: text(200), description: text(2_000), imageUrl: '', features: words }],
    bio: text(2_000),
    imagePosition: index % 2 === 0 ? 'left' : 'right',
    social: { github: 'https://example.com/', portfolio: '', linkedin: '', instagram: '' },
    createdAt: day,
    updatedAt: day,
  };
}

function answerTo({ pathname, searchParams }: URL, records: MadeUpRecord[]): unknown {
  const [, , noun = '', id = '', slug = ''] = pathname.split('/');
  const some = records.slice(0, textKinds.length);
  if (noun === 'revision') return { revision: 'made-up' };
  // The site makes ahead what is listed here, which would keep it busy while a test looks at a page.
  if (noun === 'addresses') return { projects: [], services: [], posts: [] };
  if (noun === 'technologies') return { technologies: records.slice(0, 12) };
  if (noun === 'portfolio' && id === 'founders') return { title: some[0]?.title ?? '', founders: some };
  if (noun === 'portfolio') {
    const paragraphs = some.map((one) => one.description);
    return {
      title: some.at(-1)?.title ?? '',
      image: '',
      paragraphs,
      highlights: [],
      additionalParagraphs: paragraphs,
      additionalHighlights: [],
      sideImage: '',
    };
  }
  if (id === 'tags') return { tags: [...new Set(records.flatMap((one) => one.tags))] };
  if (id) {
    const found = records.find((one) => one._id === id || one.slug === slug);
    return noun === 'services' ? found && { success: true, data: found } : found;
  }
  if (searchParams.has('view')) {
    const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('size'))];
    const found = records.filter((one) => isFound(one, searchParams));
    return { items: found.slice((page - 1) * size, page * size), total: found.length, page, size };
  }
  return noun === 'services' ? { success: true, data: records } : records;
}

/** Whether it has the text and the tag that a search asks for. */
function isFound({ title, content, tags }: MadeUpRecord, query: URLSearchParams): boolean {
  const tag = query.get('tag');
  const text = (query.get('q') ?? '').toLowerCase();
  return `${title} ${content}`.toLowerCase().includes(text) && (tag === null || tags.includes(tag));
}
