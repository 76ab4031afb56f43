import { fetchWithDeadline } from 'server-kit';
import { startupFault } from '../../lib/startup-fault.ts';
import type { OutFile } from './out-file.ts';
import { linksIn, pathWithQuery, withoutQueries } from './static-links.ts';

interface Site {
  /** Origin that the running site answers at. */
  origin: string;
  /** Origin that the copy will have. */
  base: string;
  /** Paths that nothing links to, such as own pages. */
  paths?: readonly string[];
}

const deadlineMs = 60_000;
const filesMax = 200_000;
const isText = /^text\/|^application\/(?:xml|manifest\+json|json|javascript)|\+xml/i;
/** What every host and reader asks for by its name. */
const wellKnown = ['/', '/sitemap.xml', '/robots.txt', '/feed.xml', '/favicon.ico'];
/** The console, and what only a server can answer. */
const leftOut = /^\/(?:admin|api|preview|review)(?:\/|$)/;

/**
 * Every page of a running site and every file that they name, as files that any static host can send. Addresses with a
 * query become paths.
 *
 * @throws a fault when the site does not answer
 */
export async function* staticCopy({ origin, base, paths = [] }: Site): AsyncGenerator<OutFile> {
  const seen = new Set<string>();
  const waiting: string[] = [];
  const add = (address: string, from: string) => {
    if (!URL.canParse(address, origin + from)) return;
    const url = new URL(address, origin + from);
    if (url.origin !== origin || leftOut.test(url.pathname)) return;
    const path = url.pathname + url.search;
    if (seen.has(path) || seen.size >= filesMax) return;
    seen.add(path);
    waiting.push(path);
  };
  for (const path of [...wellKnown, ...paths]) add(path, '/');
  yield { path: '404.html', read: bytesOf(await (await ask(`${origin}/404/none`)).text(), { origin, base }) };
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await ask(origin + path);
    const type = answer.headers.get('content-type') ?? '';
    if (!answer.ok) {
      await answer.body?.cancel();
      if (path === '/') throw startupFault('NO_SITE', `The site at ${origin} answers ${answer.status}`);
      // A link of a text may lead nowhere; redirects are files of their own.
      continue;
    }
    const file = fileOf(path, type);
    if (!isText.test(type)) {
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (file !== undefined) yield { path: file, read: () => bytes };
      continue;
    }
    const text = await answer.text();
    for (const link of linksIn(text, type)) add(link, path);
    if (file !== undefined) yield { path: file, read: bytesOf(text, { origin, base }) };
  }
}

async function ask(url: string): Promise<Response> {
  try {
    return await fetchWithDeadline(deadlineMs)(url, { redirect: 'manual' });
  } catch (error) {
    const { origin } = new URL(url);
    throw startupFault('NO_SITE', `The site at ${origin} does not answer: start it first (${String(error)})`);
  }
}

function bytesOf(text: string, { origin, base }: { origin: string; base: string }): () => Buffer {
  return () => Buffer.from(withoutQueries(text, origin).replaceAll(origin, base));
}

/** The file of an address: a page is the index of its own folder. Undefined for one that would lie elsewhere. */
function fileOf(address: string, type: string): string | undefined {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  const names = pathWithQuery(pathname, searchParams.toString()).split('/').filter(Boolean).map(decoded);
  if (names.some((name) => /[\0/\\]/.test(name) || name.startsWith('.'))) return undefined;
  return type.startsWith('text/html') ? [...names, 'index.html'].join('/') : names.join('/');
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
