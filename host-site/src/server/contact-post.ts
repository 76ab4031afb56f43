import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { en } from 'content-api/site-texts';
import type { WorkQueue } from 'server-kit';
import { z } from 'zod';
import type { ContactOutcome } from '../lib/contact-outcome.ts';
import { prefixOf, splitLanguage } from '../lib/languages.ts';
import { paths } from '../lib/paths.ts';
import type { ServerConfig } from './config.ts';
import { encodeBody } from './encode.ts';
import type { CachedPage, FreshPage } from './html-cache.ts';
import type { IsOffered } from './offered-languages.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { PageSender } from './send-page.ts';

interface ContactPostOptions {
  config: ServerConfig;
  renderer: PageRenderer;
  sender: PageSender;
  fetch: typeof globalThis.fetch;
  isOffered: IsOffered;
  /** When it is full, a form is refused before it is passed on, so it can be sent again. */
  queue: WorkQueue;
}

const fieldNames = ['name', 'email', 'subject', 'message', 'botcheck', 'access_key'];
const bodyLimit = 16 * 1024;
const timeoutMs = 8_000;

const answerSchema = z.object({
  success: z.boolean(),
  message: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
});

/** The contact form without script: passes it to the API and responds with the page and its banner. */
export function registerContactPost(app: FastifyInstance, options: ContactPostOptions): void {
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const answer = async (request: FastifyRequest, reply: FastifyReply, language?: string) => {
      const sent = await options.queue.run(() =>
        deliverAndRender(valuesOf(request.body), { ip: request.ip, language }, options),
      );
      reply.hijack();
      options.sender.send(request.raw, reply.raw, sent, false);
      return reply;
    };
    scope.post(paths.contact, (request, reply) => answer(request, reply));
    scope.post<{ Params: { language: string } }>(`/:language${paths.contact}`, (request, reply) => {
      const { language } = splitLanguage(`/${request.params.language}`);
      return language === undefined ? reply.callNotFound() : answer(request, reply, language);
    });
    done();
  });
}

interface Sender {
  ip: string;
  /** The further language that the form is in. */
  language: string | undefined;
}

async function deliverAndRender(
  values: Record<string, string>,
  sender: Sender,
  options: ContactPostOptions,
): Promise<CachedPage> {
  const key = prefixOf(sender.language) + paths.contact;
  if (sender.language !== undefined && !options.isOffered(sender.language)) {
    // Without the site's languages at hand, the page alone tells whether it has this one.
    const page = await options.renderer.render(key);
    if (page.status !== 200) return sentPage(page, key, page.status);
  }
  const contact = await deliver(values, sender, options);
  const page = await options.renderer.render(key, { contact });
  return sentPage(page, key, contact.success ? 200 : 422);
}

async function sentPage(page: FreshPage, key: string, status: number): Promise<CachedPage> {
  return {
    ...page,
    key,
    revision: null,
    version: '',
    body: await encodeBody(page.html),
    sound: false,
    status,
  };
}

async function deliver(
  values: Record<string, string>,
  { ip, language }: Sender,
  { config, fetch }: ContactPostOptions,
): Promise<ContactOutcome> {
  try {
    const response = await fetch(`${config.apiUrl}${contactCall(language)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-forwarded-for': ip },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = answerSchema.safeParse(await response.json().catch(() => null));
    if (answer.success && answer.data.success)
      return { success: true, message: en['form.sent'], fields: {}, values: {} };
    const failure = answer.success ? answer.data : null;
    return {
      success: false,
      message: failure?.message ?? en['trouble.failed'],
      fields: failure?.fields ?? {},
      values,
    };
  } catch {
    return { success: false, message: en['trouble.network'], fields: {}, values };
  }
}

function contactCall(language: string | undefined): string {
  return language === undefined ? '/api/contact' : `/api/contact?${new URLSearchParams({ language })}`;
}

function valuesOf(body: unknown): Record<string, string> {
  const values = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = values[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
