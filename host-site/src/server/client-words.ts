import { Readable } from 'node:stream';
import { clientTestimonialSchema } from 'content-api/site-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowUpload, chunksOf } from 'server-kit';
import type { WorkQueue } from 'server-kit';
import { z } from 'zod';
import type { ClientForm, ClientWords } from '../lib/client-words.ts';
import { clientWordsPath } from '../lib/paths.ts';
import type { ServerConfig } from './config.ts';
import type { PageRenderer } from './page-renderer.ts';
import { leadOn, mayBeToken, sendPrivate } from './private-answers.ts';
import type { SendMissing } from './send-missing.ts';

interface ClientWordsOptions {
  config: ServerConfig;
  renderer: PageRenderer;
  sendMissing: SendMissing;
  /** Asks the API directly: nothing of it is cached. */
  fetch: typeof globalThis.fetch;
  /** The same for what may take as long as a picture takes to arrive. */
  upload: typeof globalThis.fetch;
  queue: WorkQueue;
  /** What is public may have changed. */
  onChange: () => void;
}

interface Tokened {
  Params: { token: string };
}

const refusalSchema = z.object({
  message: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
});

/** `/testimonial/{token}`: what a client writes, reads of it, and withdraws. No answer of these is cached anywhere. */
export function registerClientWords(app: FastifyInstance, options: ClientWordsOptions): void {
  const { config, renderer, sendMissing, fetch, upload, queue, onChange } = options;
  const callOf = (token: string) => `${config.apiUrl}/api/testimonial/${token}`;

  /** Null for a link that opens nothing. */
  async function read(token: string): Promise<ClientForm['view'] | null> {
    if (!mayBeToken(token)) return null;
    const answer = await fetch(callOf(token));
    if (answer.status === 404) return null;
    return clientTestimonialSchema.parse(await answer.json());
  }

  async function sendWords(reply: FastifyReply, words: ClientWords, status = 200): Promise<FastifyReply> {
    const page = await queue.run(() => renderer.render(clientWordsPath, { words }));
    return sendPrivate(reply, page, status);
  }

  async function sendForm(
    request: FastifyRequest<Tokened>,
    reply: FastifyReply,
    more: Partial<ClientForm> = {},
    status = 200,
  ): Promise<FastifyReply> {
    const { token } = request.params;
    const view = await read(token);
    if (view === null) return sendMissing(request, reply);
    const base = `/testimonial/${token}`;
    return sendWords(reply, { view, base, faults: {}, isKept: false, ...more }, status);
  }

  /** A refusal of the API, beside what it has kept. */
  async function sendRefused(answer: Response, request: FastifyRequest<Tokened>, reply: FastifyReply) {
    if (answer.status === 404) return sendMissing(request, reply);
    const wait = answer.headers.get('retry-after');
    if (wait !== null) void reply.header('retry-after', wait);
    const refusal = refusalSchema.safeParse(await answer.json().catch(() => null));
    const faults = refusal.data?.fields ?? {};
    const isNamed = Object.keys(faults).length > 0;
    const trouble = answer.status === 429 ? 'trouble.tooMany' : 'trouble.failed';
    return sendForm(request, reply, isNamed ? { faults } : { trouble }, isNamed ? 422 : answer.status);
  }

  const headersOf = (request: FastifyRequest) => ({
    'content-type': request.headers['content-type'] ?? 'application/octet-stream',
    'x-forwarded-for': request.ip,
  });

  app.get<Tokened & { Querystring: { kept?: string } }>('/testimonial/:token', (request, reply) =>
    sendForm(request, reply, { isKept: request.query.kept !== undefined }),
  );

  void app.register((scope, _options, done) => {
    // Forms with a portrait are handed on while they arrive.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (request, body, parsed) => {
      allowUpload(request.raw);
      parsed(null, Readable.from(chunksOf(body)));
    });

    scope.post<Tokened>('/testimonial/:token', async (request, reply) => {
      const { token } = request.params;
      if (!mayBeToken(token)) return sendMissing(request, reply);
      const answer = await upload(callOf(token), {
        method: 'POST',
        headers: headersOf(request),
        body: request.body as ReadableStream,
        duplex: 'half',
      } as RequestInit);
      if (!answer.ok) return sendRefused(answer, request, reply);
      const { state } = clientTestimonialSchema.parse(await answer.json());
      const to = `/testimonial/${token}${state === 'asked' ? '?kept=1' : ''}`;
      return leadOn(reply, to);
    });

    scope.post<Tokened>('/testimonial/:token/withdraw', async (request, reply) => {
      const { token } = request.params;
      if (!mayBeToken(token)) return sendMissing(request, reply);
      const { 'x-forwarded-for': ip } = headersOf(request);
      const answer = await fetch(`${callOf(token)}/withdraw`, {
        method: 'POST',
        headers: { 'x-forwarded-for': ip },
      });
      if (!answer.ok) return sendRefused(answer, request, reply);
      onChange();
      return sendWords(reply, { isWithdrawn: true });
    });
    done();
  });
}
