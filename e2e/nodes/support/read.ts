import type { Path } from './paths.ts';
import type { Endpoint } from './server-node.ts';

/** An answer to a client. */
export interface Reading {
  endpoint: Endpoint;
  path: Path;
  /** A time as of `performance.now`. */
  askedAt: number;
  status: number;
  etag: string | null;
  body: string;
  /** Marks or times of change in the body, each once. */
  names: string[];
  /** The content that it says it is of. */
  revision: string | null;
  /** It says of itself that it may be old, or incomplete. */
  isMarked: boolean;
}

const names = {
  mark: /\bMark\d+\b/g,
  updatedAt: /\b\d{4}-\d\d-\d\dT[\d:.]+Z/g,
};
const encodings = ['identity', 'gzip', 'br'];

/**
 * Fetches an address in a random encoding. With an earlier reading the request is conditional, and a 304 returns that
 * reading.
 *
 * @throws when there is no answer, or one that no client should get
 */
export async function read(endpoint: Endpoint, path: Path, before?: Reading): Promise<Reading> {
  const askedAt = performance.now();
  const encoding = encodings[Math.floor(Math.random() * encodings.length)] ?? 'identity';
  const answer = await fetch(endpoint.url + path.path, {
    redirect: 'manual',
    headers: {
      'accept-encoding': encoding,
      ...(typeof before?.etag === 'string' && { 'if-none-match': before.etag }),
    },
  });
  const text = await answer.text();
  const { headers } = answer;
  const isSame = answer.status === 304 && before !== undefined;
  const [status, body] = isSame ? [before.status, before.body] : [answer.status, text];
  if (status !== 200 && status !== 404) throw new Error(`${answer.status} ${text.slice(0, 200)}`);
  return {
    endpoint,
    path,
    askedAt,
    status,
    body,
    etag: headers.get('etag'),
    names: [...new Set(body.match(names[path.names]))],
    revision: headers.get('x-content-revision'),
    isMarked: headers.has('x-page-state') || (path.isPage && headers.get('cache-control') === 'no-store'),
  };
}
