import { about, founders, posts, projects, services, technologies } from './stub-content.ts';

/** How the stub answers: as an API should, or with one of the faults of F9 and F10. */
export type ApiMood =
  'well' | 'down' | '500' | 'html' | 'invalid' | 'empty' | 'endless' | 'slow' | 'nothing stored';

/** A content API that answers from memory and counts what it is asked. */
export interface StubApi {
  fetch: typeof globalThis.fetch;
  mood: ApiMood;
  revision: string;
  /** What an answer about the revision waits for, once it is decided. */
  hold: Promise<void>;
  projects: typeof projects;
  /** Paths asked for so far. */
  asked: string[];
  /** Bodies of the messages that were posted. */
  messages: unknown[];
}

interface StoredRecord {
  _id: string;
  slug?: string;
}

export function createStubApi(): StubApi {
  const api: StubApi = {
    mood: 'well',
    revision: 'r1',
    hold: Promise.resolve(),
    projects: [...projects],
    asked: [],
    messages: [],
    fetch: async (input, init) => {
      const { pathname, searchParams } = new URL(addressOf(input));
      api.asked.push(pathname);
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

function addressOf(input: string | URL | Request): string {
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
      return new Response(
        new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1024 * 1024)) }),
      );
    case 'slow':
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    default:
      return content(api, pathname, query);
  }
}

function content(api: StubApi, pathname: string, query: URLSearchParams): Response {
  const nothing = api.mood === 'nothing stored';
  const [, , noun = '', id = '', slug = ''] = pathname.split('/');
  if (noun === 'portfolio') {
    const stored = id === 'about' ? about : founders;
    return Response.json(nothing ? {} : stored);
  }
  if (noun === 'technologies') return Response.json({ technologies: nothing ? [] : technologies });
  if (noun === 'content' && id === 'tags') return Response.json({ tags: ['Studio'] });
  const recordsOf: Record<string, StoredRecord[]> = { projects: api.projects, services };
  const records: StoredRecord[] = recordsOf[noun] ?? posts;
  if (id) {
    const found = records.find((one) => one._id === id || (id === 'slug' && one.slug === slug));
    if (!found) return Response.json({ success: false, message: 'Not found' }, { status: 404 });
    return Response.json(noun === 'services' ? { success: true, message: 'ok', data: found } : found);
  }
  const all = nothing ? [] : records.toSorted((a, b) => (a._id < b._id ? 1 : -1));
  if (query.get('view') === 'card') {
    const size = Number(query.get('size'));
    return Response.json({ items: all.slice(0, size), total: all.length, page: 1, size });
  }
  return Response.json(noun === 'services' ? { success: true, data: all, message: 'ok' } : all);
}
