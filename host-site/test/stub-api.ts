import { stubSite } from './stub-site.ts';
import { about, founders, posts, projects, services, technologies } from './stub-content.ts';

/** Behaviour of the stub: a sound API, or one with a fault. */
export type ApiMood =
  'well' | 'down' | '500' | 'html' | 'invalid' | 'empty' | 'endless' | 'slow' | 'nothing stored';

/** A content API that answers from memory and counts what it is asked. */
export interface StubApi {
  fetch: typeof globalThis.fetch;
  mood: ApiMood;
  /** The answer of `/site`. */
  site: typeof stubSite & { look?: object };
  revision: string;
  /** Delays the answer about the revision after it was decided. */
  hold: Promise<void>;
  projects: StoredProject[];
  posts: StoredPost[];
  services: typeof services;
  /** Ids that come first where a list is asked for in the order by hand. */
  arranged: string[];
  featured: string[];
  clients: (StoredRecord & { name: string; logo: string; link: string })[];
  testimonials: (StoredRecord & { quote: string; name: string; project: string })[];
  redirects: { _id: string; from: string; to: string }[];
  pages: (StoredRecord & { title: string })[];
  /** What there is in further languages, by their codes. The studio names them, too. */
  translations: Record<string, Translated>;
  /** Paths asked for so far. */
  requests: string[];
  /** Ids of the requests that those were asked for, as far as they have one. */
  traces: string[];
  /** Bodies of the messages that were posted. */
  messages: unknown[];
  /** Addresses that they were posted to. */
  posted: string[];
}

type Translated = Partial<Pick<StubApi, 'projects' | 'posts' | 'services' | 'pages' | 'site'>> & {
  about?: object;
};

interface StoredRecord {
  _id: string;
  slug?: string;
  formerSlugs?: string[];
  noindex?: boolean;
  /** The language that its words are in. @default the one of the list */
  language?: string;
}

type StoredProject = StoredRecord & (typeof projects)[number];
type StoredPost = StoredRecord & (typeof posts)[number];

export function createStubApi(): StubApi {
  const api: StubApi = {
    mood: 'well',
    site: stubSite,
    revision: 'r1',
    hold: Promise.resolve(),
    projects: [...projects],
    posts: [...posts],
    services: [...services],
    arranged: [],
    featured: [],
    clients: [],
    testimonials: [],
    redirects: [],
    pages: [],
    translations: {},
    requests: [],
    traces: [],
    messages: [],
    posted: [],
    fetch: async (input, init) => {
      const { pathname, search, searchParams } = new URL(addressOf(input));
      api.requests.push(pathname);
      if (init?.method === 'POST') api.posted.push(pathname + search);
      const trace = new Headers(init?.headers).get('traceparent')?.split('-')[1];
      if (trace !== undefined) api.traces.push(trace);
      if (api.mood === 'down') throw new TypeError('fetch failed');
      if (pathname === '/api/revision') {
        const { revision, hold } = api;
        await hold;
        return Response.json({ revision });
      }
      if (init?.method === 'POST') {
        api.messages.push(JSON.parse(init.body as string));
        return Response.json({ success: true, message: 'ok' });
      }
      return answer(api, pathname, searchParams, init?.signal ?? undefined);
    },
  };
  return api;
}

/** Part of an endless answer. */
const megabyte = new Uint8Array(1024 * 1024);

export function addressOf(input: string | URL | Request): string {
  return input instanceof Request ? input.url : input.toString();
}

async function answer(
  api: StubApi,
  pathname: string,
  query: URLSearchParams,
  signal?: AbortSignal,
): Promise<Response> {
  switch (api.mood) {
    case '500':
      return Response.json({ success: false, message: 'Internal server error' }, { status: 500 });
    case 'html':
      return new Response('<!doctype html><p>Hello', { headers: { 'content-type': 'text/html' } });
    case 'invalid':
      return new Response('{"projects": [');
    case 'empty':
      return new Response('');
    case 'endless':
      return new Response(new ReadableStream({ pull: (stream) => stream.enqueue(megabyte) }));
    case 'slow':
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    default: {
      const body = content(api, pathname, query);
      body.headers.set('x-content-revision', api.revision);
      return body;
    }
  }
}

/** Lists of records, whose answers say in which languages they are. */
type Translatable = 'projects' | 'posts' | 'services' | 'pages';

function content(api: StubApi, pathname: string, query: URLSearchParams): Response {
  const language = query.get('language') ?? undefined;
  if (Object.keys(api.translations).length === 0) return contentIn(api, pathname, query);
  const own = language === undefined ? api : api.translations[language];
  if (own === undefined) return Response.json({ message: 'No such language' }, { status: 400 });
  if (pathname === '/api/portfolio/about') return Response.json(...aboutIn(api, language));
  const inLanguage = <T extends StoredRecord>(name: Translatable, list: T[] = []) =>
    list.map((one) => spoken(api, name, one, language));
  const lists = {
    projects: inLanguage('projects', own.projects),
    posts: inLanguage('posts', own.posts),
    services: inLanguage('services', own.services),
    pages: inLanguage('pages', own.pages),
  };
  return contentIn({ ...api, ...lists, site: own.site ?? api.site }, pathname, query);
}

function aboutIn({ translations }: StubApi, language: string | undefined): [object, ResponseInit?] {
  const own = language === undefined ? about : translations[language]?.about;
  const languages = ['en', ...Object.keys(translations).filter((code) => translations[code]?.about)];
  return own
    ? [{ ...own, language: language ?? 'en', languages }]
    : [{ message: 'Not found' }, { status: 404 }];
}

/** A record with what the API says of its languages. */
function spoken<T extends StoredRecord>(api: StubApi, name: Translatable, record: T, language = 'en') {
  const all = [['en', api] as const, ...Object.entries(api.translations)];
  const found = all.flatMap(([code, { [name]: list = [] }]) =>
    [...list].filter(({ _id }) => _id === record._id).map((one: StoredRecord) => [code, one.slug] as const),
  );
  const languages = found.map(([code]) => code);
  return { language, languages, slugs: Object.fromEntries(found), ...record };
}

function contentIn(api: StubApi, pathname: string, query: URLSearchParams): Response {
  const nothing = api.mood === 'nothing stored';
  const [, , noun = '', id = '', slug = ''] = pathname.split('/');
  if (noun === 'portfolio') {
    const stored = id === 'about' ? about : founders;
    return Response.json(nothing ? {} : stored);
  }
  if (noun === 'reply-time') return Response.json({ items: [] });
  if (noun === 'addresses') return Response.json(nothing ? noAddresses : addressesOf(api));
  if (noun === 'site') return Response.json(api.site);
  if (noun === 'home' || noun === 'legal' || noun === 'studio') return Response.json(api.site[noun]);
  if (noun === 'preview') return Response.json({ message: 'Preview not found' }, { status: 404 });
  if (noun === 'technologies') return Response.json({ technologies: nothing ? [] : technologies });
  if (noun === 'redirects') return Response.json(api.redirects);
  if (noun === 'project-tags') return Response.json(tagsOf(nothing ? [] : api.projects));
  if (noun === 'content' && id === 'tags') return Response.json({ tags: ['Studio'] });
  const recordsOf: Record<string, StoredRecord[]> = {
    projects: api.projects,
    services: api.services,
    clients: api.clients,
    testimonials: api.testimonials,
    pages: api.pages,
  };
  const records: StoredRecord[] = recordsOf[noun] ?? api.posts;
  if (id) {
    const name = id === 'slug' ? slug : id;
    const match = records.find(
      (one) => one._id === name || one.slug === name || one.formerSlugs?.includes(name),
    );
    if (!match) return Response.json({ success: false, message: 'Not found' }, { status: 404 });
    return Response.json(noun === 'services' ? { success: true, message: 'ok', data: match } : match);
  }
  const newest = nothing ? [] : records.toSorted((a, b) => (a._id < b._id ? 1 : -1));
  const tag = query.get('tag');
  const tagged = tag === null || noun !== 'projects' ? newest : newest.filter((one) => hasTag(one, tag));
  const all = query.get('order') === 'hand' ? byHand(api, tagged) : tagged;
  if (query.has('view')) {
    const size = Number(query.get('size'));
    const chosen = byHand(api, newest).filter(({ _id }) => api.featured.includes(_id));
    if (query.get('featured') === 'preferred' && chosen.length >= size)
      return Response.json({ items: chosen.slice(0, size), total: chosen.length, page: 1, size });
    return Response.json({ items: all.slice(0, size), total: all.length, page: 1, size });
  }
  return Response.json(noun === 'services' ? { success: true, data: all, message: 'ok' } : all);
}

function hasTag({ _id }: StoredRecord, tag: string): boolean {
  const project = projects.find((one) => one._id === _id);
  return [...(project?.services ?? []), ...(project?.industries ?? [])].includes(tag);
}

function tagsOf(projects: StoredProject[]) {
  const count = (tags: string[]) =>
    [...new Set(tags)].map((name) => ({ name, count: tags.filter((tag) => tag === name).length }));
  return {
    services: count(projects.flatMap(({ services }) => services)),
    industries: count(projects.flatMap(({ industries }) => industries)),
  };
}

function byHand({ arranged }: StubApi, records: StoredRecord[]): StoredRecord[] {
  const placed = arranged.flatMap((id) => records.find(({ _id }) => _id === id) ?? []);
  return [...placed, ...records.filter((one) => !placed.includes(one))];
}

const noAddresses = { projects: [], services: [], posts: [], pages: [] };

function addressesOf({ projects, services, posts, pages }: StubApi) {
  const updatedAt = '2026-01-02T03:04:05.000Z';
  const address = ({ _id, slug, noindex, language }: StoredRecord) => ({
    _id,
    slug,
    updatedAt,
    noindex,
    language,
  });
  return {
    projects: projects.map(address),
    services: services.map(address),
    posts: posts.map(address),
    pages: pages.map(address),
  };
}
