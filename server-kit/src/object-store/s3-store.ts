import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ObjectContent, ObjectFacts, ObjectStore } from './object-store.ts';
import { requireName } from './require-name.ts';
import { createS3Calls } from './s3-calls.ts';
import { failureOf, placeName, unreachable } from './s3-failures.ts';
import { readS3List } from './s3-list.ts';
import type { S3Place } from './store-place.ts';

/** For the largest object that is read. */
const bodyMs = 15 * 60_000;
const notFound = [404];
/** The condition did not hold, or another call is writing the same name. */
const refused = [409, 412];

/**
 * Objects in a bucket of any server that speaks S3. Content is signed with its SHA-256, which the server checks.
 *
 * @param pageSize objects in one answer of a list; S3 sends 1,000 at most
 */
export function createS3Store(place: S3Place, pageSize = 1_000): ObjectStore {
  const send = createS3Calls(place);

  return {
    place: placeName(place),
    async get(name) {
      const response = await send({ method: 'GET', name: requireName(name), expected: notFound, bodyMs });
      if (response.status === 404) return absent(response);
      return { ...factsOf(response), body: Readable.from(bytesOf(response), { objectMode: false }) };
    },
    async put(name, content, { onlyIfNew = false } = {}) {
      const { blob, sha256 } = await prepare(content);
      const headers = { 'x-amz-content-sha256': sha256, ...(onlyIfNew && { 'if-none-match': '*' }) };
      const expected = onlyIfNew ? refused : [];
      const response = await send({ method: 'PUT', name: requireName(name), headers, body: blob, expected });
      await response.body?.cancel();
      return response.ok;
    },
    async head(name) {
      const response = await send({ method: 'HEAD', name: requireName(name), expected: notFound });
      return response.status === 404 ? undefined : factsOf(response);
    },
    async *list(prefix = '') {
      let token: string | undefined;
      do {
        const page = await readPage(`${place.prefix}${prefix}`, token);
        for (const { key, bytes } of page.objects) yield { name: key.slice(place.prefix.length), bytes };
        token = page.next;
      } while (token !== undefined);
    },
    async remove(name) {
      const response = await send({ method: 'DELETE', name: requireName(name), expected: notFound });
      await response.body?.cancel();
    },
    async check() {
      await readPage(place.prefix, undefined, 1);
    },
  };

  async function* bytesOf({ body }: Response): AsyncGenerator<Uint8Array> {
    try {
      if (body !== null) yield* body;
    } catch (error) {
      refuse(error);
    }
  }

  function refuse(error: unknown): never {
    throw unreachable(place, error);
  }

  /** A missing bucket is no missing object. */
  async function absent(response: Response): Promise<undefined> {
    const fault = await failureOf(response, place);
    if (fault.code === 'STORE_MISSING') throw fault;
  }

  async function readPage(prefix: string, token?: string, max = pageSize) {
    const query: Record<string, string> = { 'list-type': '2', 'max-keys': String(max), prefix };
    if (token !== undefined) query['continuation-token'] = token;
    const response = await send({ method: 'GET', query });
    return readS3List(await response.text().catch(refuse), place);
  }
}

function factsOf({ headers }: Response): ObjectFacts {
  return { bytes: Number(headers.get('content-length')) };
}

/** A file is read from the disk while it is sent. */
async function prepare(content: ObjectContent): Promise<{ blob: Blob; sha256: string }> {
  const hash = createHash('sha256');
  if (typeof content === 'string' || Buffer.isBuffer(content)) {
    return { blob: new Blob([Buffer.from(content)]), sha256: hash.update(content).digest('hex') };
  }
  await pipeline(createReadStream(content.file), hash);
  return { blob: await openAsBlob(content.file), sha256: hash.digest('hex') };
}
