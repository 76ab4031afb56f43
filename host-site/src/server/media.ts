import { stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { pictureWidths, widePictureWidths } from 'content-api/picture-widths';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { contentTypeOf } from 'server-kit';
import { isStoreFault, openObjectCopies, openObjectStore } from 'server-kit/object-store';
import type { ObjectCopies } from 'server-kit/object-store';
import type { ServerConfig } from './config.ts';
import type { PrivateFiles } from './private-files.ts';
import { drawingPolicy, mediaPolicy, privateHeaders } from './security-headers.ts';

/** Folders with random names, as the media library makes them: what is in them never changes. */
const unchanging = /[/\\][0-9a-f]{24}[/\\][^/\\]+$/;

/** Files that records refer to; videos in parts as well. */
export async function registerMedia(
  app: FastifyInstance,
  source: MediaSource,
  privates: PrivateFiles,
): Promise<void> {
  await app.register(fastifyStatic, { serve: false, cacheControl: false, contentType: false });
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const { name, access } = await privates.find(request.params['*'], request.headers.cookie);
    if (access === 'unknown')
      return refuse(reply.header('retry-after', '5'), 503, 'Not available at the moment');
    if (access === 'refused') return refuse(reply, 404, 'Not found');
    const result = await findMedia(source, name).catch((error: unknown) => {
      if (isStoreFault(error)) return error;
      throw error;
    });
    if (isStoreFault(result)) {
      request.log.warn({ reason: result.message }, 'a file of the media library cannot be read');
      return refuse(reply.header('retry-after', '10'), 503, 'Not available at the moment');
    }
    if (!result) return refuse(reply, 404, 'Not found');
    const file = result;
    const type = mediaTypeOf(file.path);
    const isPrivate = access === 'private';
    return reply
      .headers(isPrivate ? privateHeaders : { 'cache-control': cachingOf(file) })
      .header('content-disposition', dispositionOf(type, path.basename(file.path)))
      .header('content-security-policy', type === 'image/svg+xml' ? drawingPolicy : mediaPolicy)
      .header('cross-origin-resource-policy', isPrivate ? 'same-origin' : 'cross-origin')
      .type(type)
      .sendFile(path.basename(file.path), path.dirname(file.path));
  });
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(message);
}

/** Names outside of the library may be reused, so caches revalidate after an hour. */
function cachingOf({ path: file, isStandIn = false }: MediaFile): string {
  if (isStandIn) return 'public, max-age=60';
  if (unchanging.test(file)) return 'public, max-age=31536000, immutable';
  return 'public, max-age=3600, stale-while-revalidate=86400';
}

/** Other files than these may not act as a page or a script of the site. */
function mediaTypeOf(file: string): string {
  const type = contentTypeOf(file);
  return /^(?:image|video)\/|^application\/pdf$|^font\/woff2$/.test(type) ? type : 'application/octet-stream';
}

/** A file that is kept gets its own name, whatever the address it was asked for by says. Names are letters of ASCII. */
function dispositionOf(type: string, name: string): string {
  return `${type.startsWith('application/') ? 'attachment' : 'inline'}; filename="${name}"`;
}

export interface MediaFile {
  /** Absolute. */
  path: string;
  /** Changes when the file does. */
  version: string;
  /** Replaces a size that is not generated yet. */
  isStandIn?: boolean;
}

/** Where pictures are looked for. */
export interface MediaSource {
  /** The media folder of this machine. */
  folder: string;
  /** Files of other machines, from the store that they share. */
  copies?: ObjectCopies;
}

/** The library gives no longer ones. */
const sharedNameMax = 300;
const segmentPattern = /^[\w-][\w. -]*$/;
const variantPattern = new RegExp(`-(${pictureWidths.join('|')})\\.(avif|webp)$`);
const widePattern = new RegExp(`-(${widePictureWidths.join('|')})\\.avif$`);
const originals = ['.webp', '.jpg', '.jpeg', '.png', '.avif', '.gif'];
/** An original may weigh many times what the largest usual size does. */
const standInsForWide = [`-${pictureWidths.at(-1)}.avif`, `-${pictureWidths.at(-1)}.webp`, ...originals];

/**
 * Finds a picture of the media library. For a size that was never generated it returns the original, so that markup may
 * always offer all sizes.
 *
 * @param name decoded path below `/media/`
 * @throws StoreFault when only the store has the answer, and it is away
 */
export async function findMedia({ folder, copies }: MediaSource, name: string): Promise<MediaFile | null> {
  const segments = name.split('/');
  if (!segments.every((segment) => segmentPattern.test(segment) && !segment.endsWith('.'))) return null;
  const file = await find(name);
  const isWide = widePattern.test(name);
  if (file || !(isWide || variantPattern.test(name))) return file;
  const stem = name.replace(isWide ? widePattern : variantPattern, '');
  for (const ending of isWide ? standInsForWide : originals) {
    const original = await find(stem + ending);
    if (original) return { ...original, isStandIn: true };
  }
  return null;

  async function find(file: string): Promise<MediaFile | null> {
    const local = await fileAt(path.resolve(folder, file));
    if (local || copies === undefined || file.length > sharedNameMax) return local;
    const copy = await copies.pathOf(file);
    return copy === undefined ? null : fileAt(copy);
  }
}

async function fileAt(file: string): Promise<MediaFile | null> {
  const info = await stat(file).catch(() => null);
  if (!info?.isFile()) return null;
  return { path: file, version: `${info.size}-${info.mtimeMs}` };
}

const copiesMaxBytes = 2 * 1024 ** 3;

/** The media of this machine, and of the store that it shares with others. */
export async function openMediaSource(
  { dataDir, mediaStore }: ServerConfig,
  logger: Logger,
): Promise<MediaSource> {
  const folder = `${dataDir}/media`;
  if (mediaStore === undefined) return { folder };
  const store = await openObjectStore(mediaStore);
  // Not awaited: files of this machine are served in any case.
  void store.check().catch((error: unknown) => {
    logger.warn(`MEDIA_STORE cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  });
  const copies = await openObjectCopies({
    store,
    folder: `${dataDir}/media-copies`,
    maxBytes: copiesMaxBytes,
  });
  return { folder, copies };
}
