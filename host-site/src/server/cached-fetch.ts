import { contentKeysHeader, contentRevisionHeader } from 'content-api/site-server';
import { LRUCache } from 'lru-cache';
import { ownBytes } from './encode.ts';
import type { RevisionSource } from './revision.ts';

const maxAnswers = 60;
/** Last good responses, for use while the API is down. */
const maxKept = 400;
const maxKeptBytes = 256 * 1024;
/** More than all posts of a large studio with their texts; an answer without end must not take the process along. */
const maxBytes = 32 * 1024 * 1024;

export interface CachedFetch {
  fetch: typeof globalThis.fetch;
  /** Last good answer of the API for an address. */
  lastGood: (address: string) => Answer | undefined;
  /** Drops what is kept: it may say what nobody may know any more. */
  forget: () => void;
}

interface Answer {
  body: Buffer<ArrayBuffer>;
  status: number;
  type: string;
  /** Content revision of the answer; null while unknown. */
  revision: string | null;
  /** Header with the keys of its content; null when there is none. */
  keys: string | null;
}

/**
 * A fetch that caches the API's responses until the content changes, so that pages which share a list fetch it once.
 * Failures are not cached. A response without a content revision gets the revision that was known at the time of the
 * request.
 */
export function createCachedFetch(fetch: typeof globalThis.fetch, revision: RevisionSource): CachedFetch {
  const answers = new LRUCache<string, Promise<Answer>>({ max: maxAnswers });
  let revisionOfAnswers: string | null = null;
  const good = new LRUCache<string, Answer>({ max: maxKept });

  const isCurrent = (answer: Answer) => answer.revision === revision.current();

  /** A newer question of the same address stays. */
  function forget(address: string, pending: Promise<Answer>): void {
    if (answers.peek(address) === pending) answers.delete(address);
  }

  function keepGood(address: string, answer: Answer): void {
    const last = good.get(address);
    // With several APIs the answer that comes last may be the older one.
    if (last && isCurrent(last) && !isCurrent(answer)) return;
    if (answer.body.length > maxKeptBytes) good.delete(address);
    else good.set(address, answer);
  }

  return {
    lastGood: (address) => good.get(address),
    forget() {
      answers.clear();
      good.clear();
    },
    async fetch(input, init) {
      const address = input instanceof Request ? input.url : input.toString();
      const knownRevision = revision.current();
      if (knownRevision !== revisionOfAnswers) answers.clear();
      revisionOfAnswers = knownRevision;
      const pending =
        answers.get(address) ??
        fetch(input, uncompressed(init)).then((response) => readWhole(response, knownRevision));
      answers.set(address, pending);
      try {
        const answer = await pending;
        const isGood = answer.status === 200 && isJson(answer);
        if (isGood) keepGood(address, answer);
        if (!isGood || answer.revision !== knownRevision) forget(address, pending);
        if (!isCurrent(answer)) revision.expire();
        return new Response(answer.body, { status: answer.status, headers: headersOf(answer) });
      } catch (error) {
        forget(address, pending);
        throw error;
      }
    },
  };
}

/** The API is near: compressing an answer and taking it apart again would cost more than its bytes. */
function uncompressed(init?: RequestInit): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set('accept-encoding', 'identity');
  return { ...init, headers };
}

/** A proxy between site and API may respond with its own page. Long responses are not kept as copies. */
function isJson({ type, body }: Answer): boolean {
  if (!isJsonType(type)) return false;
  if (body.length > maxKeptBytes) return true;
  try {
    JSON.parse(body.toString());
    return true;
  } catch {
    return false;
  }
}

function headersOf({ type, revision, keys }: Answer): Record<string, string> {
  return {
    'content-type': type,
    ...(revision !== null && { [contentRevisionHeader]: revision }),
    ...(keys !== null && { [contentKeysHeader]: keys }),
  };
}

async function readWhole({ body, status, headers }: Response, knownRevision: string | null): Promise<Answer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > maxBytes) throw new Error('The answer of the API is too long.');
    parts.push(part);
  }
  const type = headers.get('content-type') ?? 'application/octet-stream';
  const revision = headers.get(contentRevisionHeader) ?? knownRevision;
  const keys = headers.get(contentKeysHeader);
  return { body: ownBytes(Buffer.concat(parts)), status, type, revision, keys };
}

/** Whether a content type is that of the API's answers. */
export function isJsonType(type: unknown): boolean {
  return typeof type === 'string' && type.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
}
