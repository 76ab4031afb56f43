import { openedSchema, passSchema, previewHeader } from 'content-api/site-server';
import type { Pass } from 'content-api/site-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isQueueFull } from 'server-kit';
import type { WorkQueue } from 'server-kit';
import { prefixOf, splitLanguage } from '../lib/languages.ts';
import { protectedPath } from '../lib/paths.ts';
import type { PasswordNotice } from '../lib/page-context.ts';
import type { ServerConfig } from './config.ts';
import type { IsOffered } from './offered-languages.ts';
import { skipImpossibleIds } from './page-renderer.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { PrivateList } from './private-list.ts';
import { mayBeToken, sendPrivate } from './private-answers.ts';
import type { ReleaseSource } from './release-source.ts';
import { privateHeaders } from './security-headers.ts';
import type { SendMissing } from './send-missing.ts';

interface SharedOptions {
  config: ServerConfig;
  releases: ReleaseSource;
  renderer: PageRenderer;
  sendMissing: SendMissing;
  privates: PrivateList;
  isOffered: IsOffered;
  /** Asks the API directly: nothing of it is cached. */
  fetch: typeof globalThis.fetch;
  /** The same for what only the site may ask. */
  report: typeof globalThis.fetch;
  queue: WorkQueue;
}

/**
 * Answers somebody who may see a private page, or is asked for its password; false for everything else.
 *
 * @param path as pages know it
 */
export type AnswerShared = (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<boolean>;

const passForm = /(?:^|;\s*)guest=([\w.-]{1,500})(?:;|$)/;
const bodyLimit = 16 * 1024;

/** `/shared/{token}` of a guest, and the password of a page. No answer of these is cached anywhere. */
export function registerShared(app: FastifyInstance, options: SharedOptions): AnswerShared {
  const { config, releases, renderer, sendMissing, privates, isOffered, fetch, report, queue } = options;

  const ask = (call: string, body: object) =>
    report(`${config.apiUrl}/api/shared/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  /** The path as pages know it. */
  const pathOf = (url: string) =>
    releases.current().bundle.address(url.split('?')[0] ?? '/', '', isOffered).pathname;

  /** Keeps the pass in the browser for the paths of its record, and leads there. */
  async function admit(answer: Response, reply: FastifyReply, to?: string): Promise<FastifyReply> {
    const pass = passSchema.parse(await answer.json());
    return leadTo(to ?? pass.paths[0], pass, reply);
  }

  function leadTo(to: string | undefined, pass: Pass, reply: FastifyReply, status = 303): FastifyReply {
    const { paths, moved, expiresAt } = pass;
    const seconds = Math.max(0, Math.floor((Date.parse(expiresAt) - Date.now()) / 1_000));
    const secure = config.siteUrl.startsWith('https:') ? '; Secure' : '';
    return reply
      .code(status)
      .headers(privateHeaders)
      .header(
        'set-cookie',
        [...paths, ...Object.keys(moved)].map(
          (path) => `guest=${pass.pass}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
        ),
      )
      .header('location', to)
      .send();
  }

  /** The page that asks for a password: the same for every record. */
  async function sendProtected(
    reply: FastifyReply,
    path: string,
    { status = 401, notice }: { status?: number; notice?: PasswordNotice } = {},
  ): Promise<FastifyReply> {
    const href = prefixOf(splitLanguage(path).language) + protectedPath;
    const page = await queue.run(() => renderer.render(href, { notice }));
    return sendPrivate(reply, { ...page, status: page.status === 503 ? 503 : status });
  }

  async function openedBy(pass: string) {
    const answer = await ask('pass', { pass });
    return openedSchema.parse(await answer.json());
  }

  async function sendTo(pass: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { api } = renderer.request(request.url);
    const asGuest: typeof globalThis.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : input.toString();
      const headers = new Headers(init?.headers);
      // The pass is for our own API alone: the portfolio service may belong to a third party.
      if (address.startsWith(`${config.apiUrl}/`)) headers.set(previewHeader, pass);
      return fetch(input, { ...init, headers });
    };
    const page = await queue.run(() =>
      renderer.render(request.url, { api: { ...api, fetch: skipImpossibleIds(asGuest) } }),
    );
    return sendPrivate(reply, page);
  }

  app.get<{ Params: { token: string } }>('/shared/:token', async (request, reply) => {
    const { token } = request.params;
    const answer = mayBeToken(token) ? await ask('open', { token }) : undefined;
    return answer?.ok ? admit(answer, reply) : sendMissing(request, reply);
  });

  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body)).get('password') ?? ''),
    );
    // Before the body is read: nobody else's is.
    scope.addHook('onRequest', async (request, reply) => {
      if ((await privates.asksForPassword(pathOf(request.url))) !== true) return reply.callNotFound();
    });
    scope.post('/*', async (request, reply) => {
      const path = pathOf(request.url);
      const password = typeof request.body === 'string' ? request.body : '';
      const answer = await ask('password', { path, password, ip: request.ip });
      if (answer.ok) return admit(answer, reply, path);
      if (answer.status === 404) return reply.callNotFound();
      const wait = answer.headers.get('retry-after');
      if (wait !== null) void reply.header('retry-after', wait);
      if (answer.status === 422) return sendProtected(reply, path, { notice: 'trouble.wrongPassword' });
      return sendProtected(reply, path, { status: answer.status, notice: 'trouble.manyTries' });
    });
    done();
  });

  return async (request, reply, path) => {
    const pass = passForm.exec(request.headers.cookie ?? '')?.[1];
    try {
      const opened = pass === undefined ? undefined : await openedBy(pass);
      const movedTo = opened?.moved[path];
      if (pass !== undefined && opened?.expiresAt !== undefined && movedTo !== undefined) {
        const { expiresAt, ...rest } = opened;
        await leadTo(movedTo, { ...rest, pass, expiresAt }, reply, 301);
        return true;
      }
      const isGuest = pass !== undefined && opened?.paths.includes(path) === true;
      if (!isGuest && (await privates.asksForPassword(path)) !== true) return false;
      // A reply that is awaited is nothing once it is sent.
      await (isGuest ? sendTo(pass, request, reply) : sendProtected(reply, path));
      return true;
    } catch (error) {
      if (pass === undefined || isQueueFull(error)) throw error;
      request.log.warn({ reason: String(error) }, 'a guest could not be let in');
      await reply
        .code(503)
        .headers({ ...privateHeaders, 'retry-after': '5' })
        .type('text/plain; charset=utf-8')
        .send('Not available at the moment');
      return true;
    }
  };
}
