import { themeOf } from 'content-api/look';
import { kinds } from 'content-api/site-server';
import type { Kind } from 'content-api/site-server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isQueueFull } from 'server-kit';
import type { WorkQueue } from 'server-kit';
import { z } from 'zod';
import { splitLanguage } from '../lib/languages.ts';
import { findMedia } from './media.ts';
import type { MediaFile, MediaSource } from './media.ts';
import type { ReleaseSource } from './release-source.ts';
import type { CardLook } from './share-card/draw-share-card.ts';

interface SharePicturesOptions {
  apiUrl: string;
  fetch: typeof globalThis.fetch;
  /** The same, answered from memory as long as the content is the same. */
  cachedFetch: typeof globalThis.fetch;
  media: MediaSource;
  releases: ReleaseSource;
  /** Drawing takes most of a second. */
  queue: WorkQueue;
}

const mediaPrefix = '/media/';
const maxCards = 60;
const day = 'public, max-age=86400';

const recordSchema = z.record(z.string(), z.unknown());
const envelopeSchema = z.object({ data: recordSchema }).transform(({ data }) => data);
const textSchema = z.string().catch('');

/** Name, mark and look of the studio, drawn on every card. */
interface Sender {
  brand: string;
  mark: MediaFile | undefined;
  look: CardLook;
}

interface Source extends Sender {
  title: string;
  file: MediaFile | null;
  focus?: { x: number; y: number };
  /** The picture was chosen for this and is the whole card. */
  isChosen: boolean;
}

/** The cards of the studio, and of a record, for shared links. If a card cannot be drawn, the request is redirected to the site's icon. */
export function registerSharePictures(app: FastifyInstance, options: SharePicturesOptions): void {
  const cards = new LRUCache<string, Promise<Buffer>>({ max: maxCards });

  function cardOf(source: Source): Promise<Buffer> {
    const { title, brand, mark, look, file, focus, isChosen } = source;
    const key = JSON.stringify([isChosen || title, brand, mark, look, file, focus]);
    const cached = cards.get(key);
    if (cached) return cached;
    const making = options.queue.run(() => draw(source));
    cards.set(key, making);
    making.catch(() => cards.delete(key));
    return making;
  }

  async function send(source: Source | null, reply: FastifyReply): Promise<FastifyReply> {
    const picture = source && (await cardOf(source).catch(nullUnlessBusy));
    if (picture) return reply.header('cache-control', day).type('image/jpeg').send(picture);
    const fallback = options.releases.current().bundle.files['/icon-512.png'] ?? '/icon.svg';
    return reply.code(302).header('cache-control', 'no-store').header('location', fallback).send();
  }

  async function sendStudio(query: string, reply: FastifyReply, page = ''): Promise<FastifyReply> {
    const sender = await senderOf(options, query);
    if (sender === null) return send(null, reply);
    const { headline: title, sharePictures, ...words } = sender;
    const chosen = await pictureOf(sharePictures[page] ?? '', options.media);
    return send({ ...words, title, file: null, ...chosen, isChosen: chosen !== null }, reply);
  }

  async function sendRecord(
    kind: Kind,
    { file, query }: { file: string; query: string },
    reply: FastifyReply,
  ) {
    const name = /^([a-z0-9-]{1,100})\.jpg$/.exec(file)?.[1];
    const record = name && (await recordOf(kind, { name, query }, options));
    const sender = record && (await senderOf(options, query));
    return send(sender ? { ...sender, ...record } : null, reply);
  }

  app.get('/og/studio.jpg', (_request, reply) => sendStudio('', reply));
  app.get<InLanguage>('/:language/og/studio.jpg', (request, reply) => sendStudio(queryOf(request), reply));
  // Pages that are no record's, with a picture of their own.
  app.get<OfPage>('/og/fixed/:page.jpg', ({ params }, reply) => sendStudio('', reply, params.page));
  app.get<InLanguage & OfPage>('/:language/og/fixed/:page.jpg', (request, reply) =>
    sendStudio(queryOf(request), reply, request.params.page),
  );
  for (const kind of kinds) {
    if (kind.address === undefined) continue;
    // Records at the root have a folder of their own: the card of the studio is beside it.
    const folder = kind.address === '/' ? `/${kind.plural}/` : kind.address;
    app.get<{ Params: { file: string } }>(`/og${folder}:file`, ({ params: { file } }, reply) =>
      sendRecord(kind, { file, query: '' }, reply),
    );
    app.get<InLanguage>(`/:language/og${folder}:file`, (request, reply) =>
      sendRecord(kind, { file: request.params.file, query: queryOf(request) }, reply),
    );
  }
}

interface OfPage {
  Params: { page: string };
}

interface InLanguage {
  Params: { language: string; file: string };
}

/** Asks the API for words in the language that the address begins with. Of one that there is not, it has none. */
function queryOf({ params }: { params: InLanguage['Params'] }): string {
  return `?${new URLSearchParams({ language: splitLanguage(`/${params.language}`).language ?? params.language })}`;
}

/** A card that cannot be drawn is replaced by the site's own; one that has to wait is requested again. */
function nullUnlessBusy(error: unknown): null {
  if (isQueueFull(error)) throw error;
  return null;
}

/** The drawing code takes 10 MB, and many sites never need a card. */
async function draw({ title, brand, mark, look, file, focus, isChosen }: Source): Promise<Buffer> {
  const { cutShareCard, drawShareCard } = await import('./share-card/draw-share-card.ts');
  if (isChosen && file !== null) return cutShareCard({ picture: file.path, focus, look });
  return drawShareCard({ title, brand, mark: mark?.path, look, picture: file?.path ?? null, focus });
}

/** As the API answers it for pages, at the end of a picture's address. */
function focusOf(fragment = ''): Source['focus'] {
  const [, x, y] = /\bfocus=(\d+),(\d+)/.exec(fragment) ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x) / 100, y: Number(y) / 100 };
}

/** The record's title and own picture in the media folder; pictures elsewhere are not fetched. */
async function recordOf(
  { path, fields, titleField, calls }: Kind,
  { name, query }: { name: string; query: string },
  { apiUrl, fetch, media }: SharePicturesOptions,
): Promise<Omit<Source, keyof Sender> | null> {
  const call = `${apiUrl}${path}${calls?.oneBySlug === true ? '/slug' : ''}/${name}${query ? `${query}&` : '?'}view=page`;
  try {
    const response = await fetch(call, { signal: AbortSignal.timeout(3_000) });
    if (!response.ok) return null;
    const schema = calls?.envelope === true ? envelopeSchema : recordSchema;
    const record = schema.parse(await response.json());
    const textOf = (field = '') => textSchema.parse(record[field]);
    const chosen = await pictureOf(textOf('sharePicture'), media);
    const main = Object.keys(fields).find((field) => fields[field]?.type === 'image');
    const picture = chosen ?? (await pictureOf(textOf(main), media));
    const title = textOf('seoTitle') || z.string().parse(record[titleField]);
    return { title, file: null, ...picture, isChosen: chosen !== null };
  } catch {
    return null;
  }
}

async function pictureOf(
  address: string,
  media: MediaSource,
): Promise<Pick<Source, 'file' | 'focus'> | null> {
  const [picture = '', fragment] = address.split('#');
  if (!picture.startsWith(mediaPrefix)) return null;
  const file = await findMedia(media, decodeURIComponent(picture.slice(mediaPrefix.length)));
  return file && { file, focus: focusOf(fragment) };
}

/** Null while the API is down. A mark that is kept elsewhere is not fetched. */
async function senderOf(
  { apiUrl, cachedFetch, media }: SharePicturesOptions,
  query: string,
): Promise<(Sender & Pick<StudioWords, 'headline' | 'sharePictures'>) | null> {
  try {
    const { name, mark, headline, look, sharePictures } = await readStudioWords(
      `${apiUrl}/api/site${query}`,
      cachedFetch,
    );
    const picture = await pictureOf(mark, media);
    const font = await pictureOf(look.fonts.own.display?.file ?? '', media);
    return {
      brand: name,
      mark: picture?.file ?? undefined,
      headline,
      sharePictures,
      look: { ...look, ownFont: font?.file?.path },
    };
  } catch {
    return null;
  }
}

const siteSchema = z.object({
  studio: z.object({
    name: z.string(),
    mark: z.string().default(''),
    sharePictures: z.record(z.string(), z.string()).default({}),
  }),
  home: z.object({ heroLine: z.string() }),
  look: z.record(z.string(), z.unknown()).default({}),
});

type StudioWords = Awaited<ReturnType<typeof readStudioWords>>;

/** The studio's name, mark, headline and look, for pictures of shared links. @throws when the API has no answer */
async function readStudioWords(address: string, fetch: typeof globalThis.fetch) {
  const response = await fetch(address);
  const { studio, home, look } = siteSchema.parse(await response.json());
  return { ...studio, headline: home.heroLine, look: themeOf(look) };
}
