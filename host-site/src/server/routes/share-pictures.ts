import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { z } from 'zod';
import type { ReleaseSource } from '../release-source.ts';
import { findMedia } from '../media.ts';

interface SharePicturesOptions {
  apiUrl: string;
  fetch: typeof globalThis.fetch;
  mediaFolder: string;
  releases: ReleaseSource;
}

/** What shared links are shown at, in px. */
const size = { width: 1200, height: 630 };
const kept = 60;
const day = 'public, max-age=86400';

const recordSchema = z.object({ mainimage: z.string().optional(), image: z.string().optional() });

/** The picture of a project or post in the shape that shared links have, with the light taken down towards its foot. */
export function registerSharePictures(app: FastifyInstance, options: SharePicturesOptions): void {
  const made = new Map<string, Promise<Buffer>>();

  function pictureOf(path: string, etag: string): Promise<Buffer> {
    const key = `${path} ${etag}`;
    const known = made.get(key);
    if (known) return known;
    const making = draw(path);
    made.set(key, making);
    making.catch(() => made.delete(key));
    const [oldest] = made.keys();
    if (made.size > kept && oldest !== undefined) made.delete(oldest);
    return making;
  }

  for (const { address, calls } of [
    { address: '/og/projects/:file', calls: 'projects' },
    { address: '/og/blog/:file', calls: 'content' },
  ]) {
    app.get<{ Params: { file: string } }>(address, async (request, reply) => {
      const id = /^([0-9a-f]{24})\.jpg$/.exec(request.params.file)?.[1];
      const source = id && (await sourceOf(`${options.apiUrl}/api/${calls}/${id}`, options));
      const picture = source && (await pictureOf(source.path, source.etag).catch(() => null));
      if (!picture) {
        const fallback = options.releases.current().bundle.files['/og-default.png'] ?? '/icon.svg';
        return reply.code(302).header('cache-control', 'no-store').header('location', fallback).send();
      }
      return reply.header('cache-control', day).type('image/jpeg').send(picture);
    });
  }
}

/** The record's own picture in the media folder; pictures elsewhere are not fetched (docs/server-rules.md, S18). */
async function sourceOf(address: string, { fetch, mediaFolder }: SharePicturesOptions) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(3_000) });
    const record = recordSchema.parse(await response.json());
    const name = /^\/media\/(.+)$/.exec(record.mainimage ?? record.image ?? '')?.[1];
    return name ? await findMedia(mediaFolder, name) : null;
  } catch {
    return null;
  }
}

async function draw(file: string): Promise<Buffer> {
  const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><defs><linearGradient id="g" x2="0" y2="1"><stop offset=".6" stop-color="#070a13" stop-opacity="0"/><stop offset="1" stop-color="#070a13" stop-opacity=".75"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  return sharp(file)
    .resize({ ...size, fit: 'cover' })
    .composite([{ input: Buffer.from(shade) }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
