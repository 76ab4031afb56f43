import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { BusboyInstance } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { chunksOf } from 'server-kit';
import { fault, invalid } from '../../lib/fault.ts';

/** Handles a file while it arrives. */
type Take<T> = (chunks: AsyncIterable<Buffer>, name: string) => Promise<T>;

const nameHeader = 'x-file-name';
const fileField = 'file';

/**
 * Hands on the one file of a call: the field `file` of a form, or the body itself.
 *
 * @param fields other fields that the form may have; they get their values
 * @throws Fault 400, and what `take` throws
 */
export async function takeFile<T>(
  request: FastifyRequest,
  take: Take<T>,
  fields: Map<string, string> = new Map(),
): Promise<T> {
  const body = request.body instanceof Readable ? request.body : Readable.from([]);
  const isForm = /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');
  return isForm ? takeFromForm(request, body, { take, fields }) : take(bytesOf(body), nameIn(request));
}

function nameIn({ headers }: FastifyRequest): string {
  try {
    return decodeURIComponent(String(headers[nameHeader] ?? ''));
  } catch {
    throw invalid({ [nameHeader]: 'x-file-name must be percent-encoded' });
  }
}

interface Form<T> {
  take: Take<T>;
  fields: Map<string, string>;
}

async function takeFromForm<T>(
  request: FastifyRequest,
  body: Readable,
  { take, fields }: Form<T>,
): Promise<T> {
  const form = openForm(request);
  let taken: Promise<T> | undefined;
  let file: Readable | undefined;
  const failed = new Promise<never>((_resolve, reject) => {
    body.on('error', () => reject(brokenOff()));
    form.on('error', () => reject(malformed()));
    form.on('field', (name, value) => {
      if (fields.has(name)) fields.set(name, value);
      else reject(unknownField(name));
    });
    form.on('filesLimit', () => reject(invalid({ [fileField]: 'Send one file in a call' })));
    form.on('file', (field, stream, name) => {
      if (field !== fileField) return reject(unknownField(field));
      file = stream;
      // It may fail after its reader has gone.
      stream.on('error', () => undefined);
      taken = take(stream, name);
      taken.catch(reject);
    });
  });
  failed.catch(() => undefined);
  try {
    body.pipe(form);
    await Promise.race([finished(form), failed]);
    if (taken === undefined) throw invalid({ [fileField]: 'File is required' });
    return await Promise.race([taken, failed]);
  } catch (error) {
    body.unpipe(form);
    form.destroy();
    file?.destroy(brokenOff());
    await taken?.catch(() => undefined);
    throw error;
  }
}

function openForm({ headers }: FastifyRequest): BusboyInstance {
  try {
    const type = headers['content-type'] ?? '';
    return new Busboy({
      headers: { ...headers, 'content-type': type },
      limits: { files: 1, fields: 1, parts: 3 },
    });
  } catch {
    throw malformed();
  }
}

async function* bytesOf(stream: Readable): AsyncGenerator<Buffer> {
  try {
    yield* chunksOf(stream);
  } catch {
    throw brokenOff();
  }
}

function brokenOff() {
  return fault({ status: 400, code: 'MALFORMED', message: 'The upload broke off' });
}

function unknownField(name: string) {
  return invalid({ [name]: `Unknown field: ${name.slice(0, 60).replaceAll(/\p{Cc}/gu, '')}` });
}

function malformed() {
  return fault({ status: 400, code: 'MALFORMED', message: 'The form is malformed' });
}
