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
  /** Paths asked for so far. */
  requests: string[];
  /** Ids of the requests that those were asked for, as far as they have one. */
  traces: string[];
  /** Bodies of the messages that were posted. */
  messages: unknown[];
}

interface StoredRecord {
  _id: string;
  slug?: string;
  formerSlugs?: string[];
  noindex?: boolean;
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
    requests: [],
    traces: [],
    messages: [],
    fetch: async (input, init) => {
      const { pathname, searchParams } = new URL(addressOf(input));
      api.requests.push(pathname);
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

function content(api: StubApi, pathname: string, query: URLSearchParams): Response {
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

function addressesOf({ projects, posts, pages }: StubApi) {
  const updatedAt = '2026-01-02T03:04:05.000Z';
  const byId = ({ _id, slug, noindex }: StoredRecord) => ({ _id, slug, updatedAt, noindex });
  return {
    projects: projects.map(byId),
    services: services.map(({ slug }) => ({ slug, updatedAt })),
    posts: posts.map(byId),
    pages: pages.map(({ slug }) => ({ slug, updatedAt })),
  };
}
