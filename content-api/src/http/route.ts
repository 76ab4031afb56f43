import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { findHolder, isPass } from '../core/audiences/holders.ts';
import { withSignedFiles } from '../core/audiences/signed-files.ts';
import type { FileSource, HolderContext } from '../core/audiences/signed-files.ts';
import { requirePreview } from '../core/previews/preview-links.ts';
import { viewOf } from '../core/previews/preview-view.ts';
import { readContent, readForRequest } from '../core/cache/read-content.ts';
import { storeAnswer } from '../core/cache/stored-answer.ts';
import type { Context } from '../core/context.ts';
import type { Call } from '../contract/call.ts';
import type { Queries, Reads } from '../db/database.ts';
import { toIso } from '../lib/clock.ts';
import { fault, notFound } from '../lib/fault.ts';
import type { SearchWay } from '../core/records/search-filter.ts';
import { readsOf } from '../core/records/view.ts';
import type { View } from '../core/records/view.ts';
import { parseInput, requireObject } from '../lib/parse-input.ts';
import { previewTokenOf } from './preview-token.ts';
import { sendAnswer } from './send-answer.ts';

interface Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = (
  input: Input<P, Q, B>,
) => unknown;

/** A change of the body before it is checked, for calls that take more than one spelling. */
type Prepare<P extends z.ZodType, Q extends z.ZodType> = (
  body: Record<string, unknown>,
  params: z.output<P>,
  query: z.output<Q>,
) => Promise<Record<string, unknown>> | Record<string, unknown>;

const defaultBodyLimit = 256 * 1024;

/**
 * Registers a call of the contract: its input is parsed before the handler sees it.
 *
 * @param bodyNow the check of the body as the studio is now. @default that of the contract
 */
export function route<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  app: FastifyInstance,
  call: Call<P, Q, B>,
  handler: Handler<P, Q, B>,
  prepare?: Prepare<P, Q>,
  bodyNow?: () => Promise<B>,
): void {
  app.route({
    ...routeOptions(call),
    handler: async (request, reply) => {
      const { params, query } = parseAddress(call, request);
      const body = await parseBody(call, request, { params, query }, { prepare, bodyNow });
      const answer = await handler({ params, query, body, request, reply });
      if (reply.sent || answer === reply) return reply;
      reply.code(call.status);
      if (request.method === 'GET') reply.header('cache-control', 'no-store');
      return reply.send(call.status === 204 ? undefined : answer);
    },
  });
}

interface Loaded {
  payload?: unknown;
  /** The payload as JSON, in its place. */
  text?: Buffer;
  /** The version of a single record: a part of its ETag, which `If-Match` of a later write may name. */
  version?: string;
  /** The language that it is in, where the site has several. */
  language?: string;
  /** Keys of the content that it was made from: caches in front of the site drop it when one of them changes. */
  keys: readonly string[];
}

interface CachedInput<P extends z.ZodType, Q extends z.ZodType> {
  params: z.output<P>;
  query: z.output<Q>;
  /** The snapshot that the answer's revision names, or what a preview shows; read nothing beside it. */
  db: Reads;
  /** How words are looked for there. */
  way: SearchWay;
}

interface Opened {
  view: View;
  /** What the right to see it comes from, and when that ends. */
  source: FileSource;
  expiresAt: string;
}

interface CachedOptions {
  /** It answers one record, which may be a private one that the caller may see. @default false */
  opensPrivate?: boolean;
}

/** Registers a public read whose answer is made once per state of the content and address. */
export function cachedRoute<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  app: FastifyInstance,
  context: Context,
  call: Call<P, Q, B>,
  load: (input: CachedInput<P, Q>) => Promise<Loaded>,
  { opensPrivate = false }: CachedOptions = {},
): void {
  const { cache, state, gate, database, kinds, clock, revocations, siteSecret } = context;

  /** What a link shows: of that link only, so never cached. Its private files have addresses that end with it. */
  async function loadUncached(
    request: FastifyRequest,
    reply: FastifyReply,
    { way, open }: { way: SearchWay; open: (db: Queries, holding: HolderContext) => Promise<Opened> },
  ) {
    const input = parseAddress(call, request);
    await state.refresh();
    reply.header('cache-control', 'no-store');
    const read = async (db: Queries) => {
      const holding = { siteSecret, revocations, kinds, now: toIso(clock.nowMs()) };
      const { view, source, expiresAt } = await open(db, holding);
      const shown = await load({ ...input, db: readsOf(db, database, kinds, view), way });
      const endsMs = Date.parse(expiresAt);
      const payload = await withSignedFiles(db, shown.payload, { source, endsMs, context: holding });
      return { payload, language: shown.language };
    };
    const { payload, language } = await gate.run(() => readForRequest(context, request, read));
    if (language !== undefined) reply.header('content-language', language);
    return payload;
  }

  const openPreview = (token: string) => async (db: Queries, holding: HolderContext) => {
    const preview = await requirePreview(db, token, holding);
    const view = await viewOf(db, preview, holding);
    return { view, source: { type: 'preview', id: preview.id } as const, expiresAt: preview.expires_at };
  };

  /** What is public, and the one private record that the pass opens. */
  const openShared = (pass: string) => async (db: Queries, holding: HolderContext) => {
    const holder = await findHolder(db, pass, holding);
    if (holder === undefined) throw notFound('Page');
    return { view: { opened: [holder.id] }, source: holder.source, expiresAt: holder.expiresAt };
  };

  const options = routeOptions(call);
  app.route({
    ...options,
    config: { ...options.config, isPreviewable: true },
    handler(request, reply) {
      const token = previewTokenOf(request);
      // A guest's pass opens one record: lists answer what they answer to everyone.
      if (token !== undefined && !isPass(token))
        return loadUncached(request, reply, { way: 'text', open: openPreview(token) });
      if (token !== undefined && opensPrivate)
        return loadUncached(request, reply, { way: database.kind, open: openShared(token) });
      const ready = cache.peek(request.url);
      if (ready !== undefined) return sendAnswer(request, reply, ready, false);
      const input = parseAddress(call, request);
      return cache
        .get(request.url, async () => {
          const { result, revision } = await gate.run(() =>
            readContent(context, (db) => load({ ...input, db, way: database.kind })),
          );
          const { payload, text = Buffer.from(JSON.stringify(payload)), ...facts } = result;
          return storeAnswer(text, { revision, ...facts });
        })
        .then((answer) => sendAnswer(request, reply, answer, state.isStale()));
    },
  });
}

function routeOptions(call: Call) {
  return {
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyLimit: call.bodyLimit ?? defaultBodyLimit,
    config: { access: call.access, callId: call.id, countsAsRead: call.countsAsRead === true },
  };
}

function parseAddress<P extends z.ZodType, Q extends z.ZodType>(call: Call<P, Q>, request: FastifyRequest) {
  return {
    params: parseParams(call, request),
    query: (call.query && parseInput(call.query, request.query)) as z.output<Q>,
  };
}

// A text that cannot be an id or a slug names no record: 404.
function parseParams<P extends z.ZodType>({ params }: Pick<Call<P>, 'params'>, request: FastifyRequest) {
  const result = params?.safeParse(request.params);
  if (result?.success === false) throw fault({ status: 404, code: 'NOT_FOUND', message: 'Not found' });
  return result?.data as z.output<P>;
}

async function parseBody<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  call: Call<P, Q, B>,
  request: FastifyRequest,
  { params, query }: { params: z.output<P>; query: z.output<Q> },
  { prepare, bodyNow }: { prepare?: Prepare<P, Q>; bodyNow?: () => Promise<B> },
): Promise<z.output<B>> {
  if (call.body === undefined) return undefined as z.output<B>;
  const sent = request.body ?? (call.mayOmitBody === true ? {} : undefined);
  const body = requireObject(sent, call.ignoredKeys);
  const schema = (await bodyNow?.()) ?? call.body;
  return parseInput(schema, prepare === undefined ? body : await prepare(body, params, query));
}
