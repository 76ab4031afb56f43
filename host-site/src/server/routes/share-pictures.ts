import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isQueueFull } from 'server-kit';
import type { WorkQueue } from 'server-kit';
import { z } from 'zod';
import type { ReleaseSource } from '../release-source.ts';
import { site } from '../../site.ts';
import { findMedia } from '../media.ts';
import type { MediaFile } from '../media.ts';

interface SharePicturesOptions {
  apiUrl: string;
  fetch: typeof globalThis.fetch;
  mediaFolder: string;
  releases: ReleaseSource;
  /** Drawing takes most of a second. */
  queue: WorkQueue;
}

const mediaPrefix = '/media/';
const kept = 60;
const day = 'public, max-age=86400';

const recordSchema = z.object({
  title: z.string(),
  mainimage: z.string().optional(),
  image: z.string().optional(),
  seoTitle: z.string().optional(),
  sharePicture: z.string().optional(),
});
const answerSchema = z.union([z.object({ data: recordSchema }).transform(({ data }) => data), recordSchema]);

interface Source {
  title: string;
  file: MediaFile | null;
  focus?: { x: number; y: number };
  /** The picture was chosen for this and is the whole card. */
  isChosen: boolean;
}

/** The card of a record for shared links. A page whose record cannot be had is shown by the site's own. */
export function registerSharePictures(app: FastifyInstance, options: SharePicturesOptions): void {
  const made = new LRUCache<string, Promise<Buffer>>({ max: kept });

  function cardOf(source: Source): Promise<Buffer> {
    const { title, file, focus, isChosen } = source;
    const key = JSON.stringify([isChosen || title, file?.path, file?.version, focus]);
    const known = made.get(key);
    if (known) return known;
    const making = options.queue.run(() => draw(source));
    made.set(key, making);
    making.catch(() => made.delete(key));
    return making;
  }

  for (const { address, calls } of [
    { address: '/og/projects/:file', calls: 'projects' },
    { address: '/og/blog/:file', calls: 'content' },
    { address: '/og/services/:file', calls: 'services/slug' },
  ]) {
    app.get<{ Params: { file: string } }>(address, async (request, reply) => {
      const name = /^([a-z0-9-]{1,100})\.jpg$/.exec(request.params.file)?.[1];
      const source = name && (await sourceOf(`${options.apiUrl}/api/${calls}/${name}?view=page`, options));
      const picture = source && (await cardOf(source).catch(nullUnlessBusy));
      if (!picture) {
        const fallback = options.releases.current().bundle.files['/og-default.png'] ?? '/icon.svg';
        return reply.code(302).header('cache-control', 'no-store').header('location', fallback).send();
      }
      return reply.header('cache-control', day).type('image/jpeg').send(picture);
    });
  }
}

/** A card that cannot be drawn is replaced by the site's own; one that has to wait is asked for again. */
function nullUnlessBusy(error: unknown): null {
  if (isQueueFull(error)) throw error;
  return null;
}

/** The drawing code takes 10 MB, and many sites are never asked for a card. */
async function draw({ title, file, focus, isChosen }: Source): Promise<Buffer> {
  const { cutShareCard, drawShareCard } = await import('../share-card/draw-share-card.ts');
  if (isChosen && file !== null) return cutShareCard(file.path, focus);
  return drawShareCard({ title, brand: site.brand, picture: file?.path ?? null, focus });
}

/** As the API answers it for pages, at the end of a picture's address. */
function focusOf(fragment = ''): Source['focus'] {
  const [, x, y] = /\bfocus=(\d+),(\d+)/.exec(fragment) ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x) / 100, y: Number(y) / 100 };
}

/** The record's title and own picture in the media folder; pictures elsewhere are not fetched. */
async function sourceOf(
  address: string,
  { fetch, mediaFolder }: SharePicturesOptions,
): Promise<Source | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(3_000) });
    if (!response.ok) return null;
    const { title, seoTitle, sharePicture = '', ...record } = answerSchema.parse(await response.json());
    const chosen = await pictureOf(sharePicture, mediaFolder);
    const picture = chosen ?? (await pictureOf(record.mainimage ?? record.image ?? '', mediaFolder));
    return { title: seoTitle ?? title, file: null, ...picture, isChosen: chosen !== null };
  } catch {
    return null;
  }
}

async function pictureOf(
  address: string,
  mediaFolder: string,
): Promise<Pick<Source, 'file' | 'focus'> | null> {
  const [picture = '', fragment] = address.split('#');
  if (!picture.startsWith(mediaPrefix)) return null;
  const file = await findMedia(mediaFolder, decodeURIComponent(picture.slice(mediaPrefix.length)));
  return file && { file, focus: focusOf(fragment) };
}
