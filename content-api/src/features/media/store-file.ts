import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { isStoreFault } from 'server-kit/object-store';
import { admitAgain } from '../../http/admit.ts';
import { invalid, isFault, storageFull } from '../../lib/fault.ts';
import { givenName, storedName } from '../../core/media/file-names.ts';
import type { FileType } from '../../core/media/file-types.ts';
import type { MediaContext } from './media-services.ts';
import { isDiskFull, storageUnavailable } from './faults.ts';
import { prepare } from './prepare.ts';
import type { FileFacts } from './read-facts.ts';
import { hashOf, receive } from './receive.ts';
import { takeFile } from './sent-file.ts';

/** A file that has its place on the disk and none in the database yet. */
export interface StoredFile extends FileFacts {
  path: string;
  name: string;
}

/** What storing a file takes. */
export type StoreContext = Pick<MediaContext, 'config' | 'media' | 'log'>;

type Source = (
  take: (chunks: AsyncIterable<Buffer>, name: string) => Promise<StoredFile>,
) => Promise<StoredFile>;

const rawName = 'upload';

/** Stores the file that a call brings. On any failure nothing of it is left. */
export function storeSent(context: MediaContext, request: FastifyRequest): Promise<StoredFile> {
  return store(
    context,
    (take) => takeFile(request, take),
    () => admitAgain(context, request),
  );
}

/** The same for a file that stands in a form among other fields. */
export function storePart(
  context: MediaContext,
  request: FastifyRequest,
  { chunks, name }: { chunks: AsyncIterable<Buffer>; name: string },
): Promise<StoredFile> {
  return store(
    context,
    (take) => take(chunks, name),
    () => admitAgain(context, request),
  );
}

/** Stores what a public address of another site answers. @throws Fault 400 when it cannot be fetched */
export function storeBrought(
  context: MediaContext,
  request: FastifyRequest,
  address: string,
): Promise<StoredFile> {
  return store(context, fetched(context, address), () => admitAgain(context, request));
}

/** The same for a command or a batch, which no request waits for. */
export function storeFetched(context: StoreContext, address: string): Promise<StoredFile> {
  return store(context, fetched(context, address));
}

/** Stores a file of this machine. */
export function storeLocal(context: StoreContext, file: string): Promise<StoredFile> {
  return store(context, (take) => take(createReadStream(file), path.basename(file)));
}

function fetched({ media }: StoreContext, address: string): Source {
  return async (take) => {
    const body = await media.outside.get(address).catch(refuseAddress);
    try {
      return await take(readOf(body), nameOf(address));
    } finally {
      body.destroy();
    }
  };
}

async function* readOf(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* body;
  } catch {
    refuseAddress();
  }
}

function nameOf(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** One message for every reason: it must not tell which names the networks of our own know. */
function refuseAddress(): never {
  throw invalid({ url: 'Nothing could be fetched from this address. It must be public and answer in time.' });
}

async function store(
  context: StoreContext,
  source: Source,
  admit: () => Promise<void> = () => Promise.resolve(),
): Promise<StoredFile> {
  const { config, media, log } = context;
  const staging = await media.folder.stage().catch(told);
  try {
    return await source(async (chunks, sentName) => {
      const type = await receive(chunks, staging.at(rawName), {
        limits: config.media,
        pictures: media.pictures,
      });
      await admit();
      const name = givenName(sentName, type);
      const target = storedName(name, type);
      const facts = await media.work.run(() => finish(target, name, type));
      return { ...facts, path: await staging.publish(target) };
    });
  } catch (error) {
    await staging.drop();
    if (!isStoreFault(error)) return told(error);
    log.warn({ reason: error.message }, 'a file was not taken, for it cannot be stored');
    throw storageUnavailable();
  }

  async function finish(target: string, name: string, type: FileType): Promise<Omit<StoredFile, 'path'>> {
    const options = {
      target: staging.at(target),
      limits: config.media,
      pictures: media.pictures,
    };
    const prepared = await prepare(staging.at(rawName), type, options);
    const sums = await hashOf(staging.at(target));
    return { ...prepared, ...sums, name, type };
  }
}

function told(error: unknown): never {
  throw !isFault(error) && isDiskFull(error) ? storageFull() : error;
}
