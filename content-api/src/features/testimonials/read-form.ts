import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { chunksOf } from 'server-kit';
import { fault, isFault } from '../../lib/fault.ts';
import type { Fault } from '../../lib/fault.ts';

/** What a form brought. */
interface SentForm<T> {
  values: Map<string, string>;
  portrait?: T;
  /** Why its picture was not taken. The other fields count all the same. */
  refusal?: Fault;
}

type Take<T> = (sent: { chunks: AsyncIterable<Buffer>; name: string }) => Promise<T>;

const megabyte = 1024 * 1024;
/** Of fields alone. */
const textBytes = 64 * 1024;
/** Beyond it nothing is read: no camera makes such a picture. */
const formBytes = 64 * megabyte;
const limits = { files: 1, fields: 16, parts: 18, fieldSize: textBytes };

/**
 * Reads a form to its end, also when its picture is refused: what was typed must not be lost.
 *
 * @throws Fault 400 for a form that cannot be read, 413 for one that is far too long
 */
export async function readForm<T>(request: FastifyRequest, take: Take<T>): Promise<SentForm<T>> {
  const body = request.body instanceof Readable ? request.body : Readable.from([]);
  const type = request.headers['content-type'] ?? '';
  if (Number(request.headers['content-length'] ?? 0) > formBytes) throw tooLong();
  if (/^multipart\/form-data\b/i.test(type)) return readParts(request, body, take);
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return { values: await readText(body) };
  throw fault({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send the fields of a form' });
}

async function readText(body: Readable): Promise<Map<string, string>> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of chunksOf(body)) {
    bytes += part.length;
    if (bytes > textBytes) throw tooLong();
    parts.push(part);
  }
  return new Map(new URLSearchParams(Buffer.concat(parts).toString()));
}

async function readParts<T>(
  { headers }: FastifyRequest,
  body: Readable,
  take: Take<T>,
): Promise<SentForm<T>> {
  const values = new Map<string, string>();
  let taken: Promise<Partial<SentForm<T>>> = Promise.resolve({});
  const form = openForm({ ...headers, 'content-type': headers['content-type'] ?? '' });
  const failed = new Promise<never>((_resolve, reject) => {
    let bytes = 0;
    body.on('data', ({ length }: Buffer) => {
      bytes += length;
      if (bytes > formBytes) reject(tooLong());
    });
    body.on('error', () => reject(malformed()));
    form.on('error', () => reject(malformed()));
  });
  failed.catch(() => undefined);
  form.on('field', (name, value) => void values.set(name, value));
  form.on('file', (_field, stream, name) => {
    stream.on('error', () => undefined);
    taken = takePicture(stream, name, take);
    taken.catch(() => undefined);
  });
  try {
    body.pipe(form);
    await Promise.race([finished(form), failed]);
    return { values, ...(await Promise.race([taken, failed])) };
  } catch (error) {
    body.unpipe(form);
    form.destroy();
    await taken.catch(() => undefined);
    throw error;
  }
}

/** A field for a file that is left empty is sent as a file without name. */
async function takePicture<T>(
  stream: Readable,
  name: string | undefined,
  take: Take<T>,
): Promise<Partial<SentForm<T>>> {
  if (!name) {
    stream.resume();
    return {};
  }
  try {
    return { portrait: await take({ chunks: chunksOf(stream), name }) };
  } catch (error) {
    if (!isFault(error)) throw error;
    return { refusal: error };
  } finally {
    // What nobody has read would hold up the rest of the form.
    stream.resume();
  }
}

function openForm(headers: FastifyRequest['headers'] & { 'content-type': string }) {
  try {
    return new Busboy({ headers, limits });
  } catch {
    throw malformed();
  }
}

function tooLong() {
  return fault({ status: 413, code: 'TOO_LARGE', message: 'The request is too large' });
}

function malformed() {
  return fault({ status: 400, code: 'MALFORMED', message: 'The form is malformed' });
}
