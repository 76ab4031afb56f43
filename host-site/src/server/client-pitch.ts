import { clientPitchSchema } from 'content-api/site-server';
import type { ClientPitch } from 'content-api/site-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WorkQueue } from 'server-kit';
import { z } from 'zod';
import type { AskedQuestion, ShownPitch } from '../lib/client-pitch.ts';
import { pitchPath } from '../lib/paths.ts';
import type { ServerConfig } from './config.ts';
import type { PageRenderer } from './page-renderer.ts';
import { leadOn, mayBeToken, sendPrivate } from './private-answers.ts';
import { privateHeaders } from './security-headers.ts';
import type { SendMissing } from './send-missing.ts';

interface ClientPitchOptions {
  config: ServerConfig;
  renderer: PageRenderer;
  sendMissing: SendMissing;
  /** Asks the API directly: nothing of it is cached. */
  fetch: typeof globalThis.fetch;
  queue: WorkQueue;
}

interface Tokened {
  Params: { token: string };
}

/** A question of the greatest length, in a script of three bytes that a form encodes. */
const bodyLimit = 64 * 1024;
/** Of somebody who is signed in to the console. */
const studioForm = /(?:^|;\s*)studio=([\w.-]{1,500})(?:;|$)/;
const refusalSchema = z.object({ fields: z.record(z.string(), z.string()).optional() });

/** `/pitch/{token}`: what a client reads, accepts and declines. No answer of these is cached anywhere. */
export function registerClientPitch(app: FastifyInstance, options: ClientPitchOptions): void {
  const { config, renderer, sendMissing, fetch, queue } = options;
  const callOf = (token: string) => `${config.apiUrl}/api/pitch/${token}`;

  const ask = (request: FastifyRequest, address: string, body?: object) =>
    fetch(address, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'x-forwarded-for': request.ip, ...(body && { 'content-type': 'application/json' }) },
    });

  function askSeen(request: FastifyRequest<Tokened>, seen: { reached: number; sections: number }) {
    const studio = studioForm.exec(request.headers.cookie ?? '')?.[1];
    return ask(request, `${callOf(request.params.token)}/seen`, { ...seen, ...(studio && { studio }) });
  }

  async function sendPitch(reply: FastifyReply, pitch: ShownPitch, status = 200): Promise<FastifyReply> {
    const page = await queue.run(() => renderer.render(pitchPath, { pitch }));
    return sendPrivate(reply, page, status);
  }

  async function sendNow(
    request: FastifyRequest<Tokened>,
    reply: FastifyReply,
    { form = new URLSearchParams(), status = 200, ...more }: Sent = {},
  ): Promise<FastifyReply> {
    const { token } = request.params;
    const answer = mayBeToken(token)
      ? await ask(request, `${callOf(token)}?options=${optionsOf(form).join(',')}`)
      : undefined;
    if (answer?.ok !== true) return sendMissing(request, reply);
    const view: ClientPitch = clientPitchSchema.parse(await answer.json());
    const typed = { name: form.get('name') ?? '', isConfirmed: form.has('confirmed') };
    const shown = { view, base: `/pitch/${token}`, typed, faults: {}, question: noQuestion, ...more };
    return sendPitch(reply, shown, status);
  }

  async function sendRefused(
    answer: Response,
    { request, reply, refused }: { request: FastifyRequest<Tokened>; reply: FastifyReply; refused: Refused },
  ) {
    const { status, headers } = answer;
    if (status === 404) return sendMissing(request, reply);
    const wait = headers.get('retry-after');
    if (wait !== null) void reply.header('retry-after', wait);
    const faults = refusalSchema.safeParse(await answer.json().catch(() => null)).data?.fields;
    if (faults !== undefined) return sendNow(request, reply, { ...refused(faults), status: 422 });
    // Options and consent were about what was seen before; of one that has expired, the page says so itself.
    if (status === 409) return sendNow(request, reply, { trouble: 'pitch.changed', status });
    const trouble = status === 429 ? 'trouble.tooMany' : 'trouble.failed';
    return sendNow(request, reply, { ...refused({}), trouble, status });
  }

  app.get<Tokened>('/pitch/:token', async (request, reply) => {
    const { token } = request.params;
    // A visit that cannot be counted is a visit all the same.
    if (mayBeToken(token)) await askSeen(request, { reached: 0, sections: 0 }).catch(() => undefined);
    const { searchParams: query } = new URL(request.url, 'http://site');
    const about = Number(query.get('about') ?? Number.NaN);
    const question = { ...noQuestion, isSent: query.has('asked'), ...(Number.isInteger(about) && { about }) };
    return sendNow(request, reply, { question });
  });

  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    );

    scope.post<Tokened>('/pitch/:token/accept', async (request, reply) => {
      const { token } = request.params;
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      if (!mayBeToken(token)) return sendMissing(request, reply);
      if (form.get('action') === 'total') return sendNow(request, reply, { form });
      const answer = await ask(request, `${callOf(token)}/answer`, {
        answer: form.get('action') === 'decline' ? 'declined' : 'accepted',
        revision: form.get('revision') ?? '',
        options: optionsOf(form),
        name: form.get('name') ?? '',
        isConfirmed: form.has('confirmed'),
      });
      if (!answer.ok) return sendRefused(answer, { request, reply, refused: (faults) => ({ form, faults }) });
      return leadOn(reply, `/pitch/${token}`);
    });

    scope.post<Tokened>('/pitch/:token/question', async (request, reply) => {
      const { token } = request.params;
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      if (!mayBeToken(token)) return sendMissing(request, reply);
      const typed = questionOf(form);
      const answer = await ask(request, `${callOf(token)}/question`, typed);
      if (!answer.ok)
        return sendRefused(answer, {
          request,
          reply,
          refused: (faults) => ({ question: { typed, faults, isSent: false } }),
        });
      return leadOn(reply, `/pitch/${token}?asked#question`);
    });

    scope.post<Tokened>('/pitch/:token/seen', async (request, reply) => {
      const { token } = request.params;
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const [reached, sections] = [Number(form.get('reached')), Number(form.get('sections'))];
      const isSound = mayBeToken(token) && Number.isInteger(reached) && reached > 0;
      const answer = isSound ? await askSeen(request, { reached, sections }) : undefined;
      return answer?.ok === true
        ? reply.code(204).headers(privateHeaders).send()
        : sendMissing(request, reply);
    });
    done();
  });
}

/** What the page shows of a form that was refused. */
type Refused = (faults: Record<string, string>) => Sent;

interface Sent extends Partial<Pick<ShownPitch, 'faults' | 'question' | 'trouble'>> {
  form?: URLSearchParams;
  status?: number;
}

const noQuestion: ShownPitch['question'] = {
  typed: questionOf(new URLSearchParams()),
  faults: {},
  isSent: false,
};

function questionOf(form: URLSearchParams): AskedQuestion {
  const read = (name: string) => form.get(name) ?? '';
  return { place: read('place'), name: read('name'), email: read('email'), message: read('message') };
}

/** Places of the price lines that are ticked. */
function optionsOf(form: URLSearchParams): number[] {
  return form
    .getAll('option')
    .filter((place) => /^\d{1,2}$/.test(place))
    .slice(0, 40)
    .map(Number);
}
