import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../../core/accounts/address-key.ts';
import type { OutboxContext } from '../outbox/outbox.ts';
import { isValues } from '../../contract/kinds/is-values.ts';
import { calls } from '../../contract/calls/index.ts';
import { acceptFormBodies } from '../../http/form-bodies.ts';
import { cachedRoute, route } from '../../http/route.ts';
import { toIso } from '../../lib/clock.ts';
import { isFault } from '../../lib/fault.ts';
import { copyToVisitor } from '../outbox/copy-to-visitor.ts';
import { notifyOfMessage } from '../outbox/notify-of-message.ts';
import { sendError } from '../../http/plugins/errors.ts';
import { readOfferedLanguage, readSiteTexts } from '../../core/records/read-site-texts.ts';
import { siteTextsOf } from '../../site-texts/index.ts';
import type { SiteTexts } from '../../site-texts/index.ts';
import { addCount } from '../visits/add-count.ts';
import { studioDay } from '../visits/studio-day.ts';
import { readLookTheme } from '../../core/records/read-look-theme.ts';
import { consumeMessage } from './consume-message.ts';
import { insertMessage } from './repository.ts';
import { refusalIn } from './refusal-in.ts';
import { readReplyTime } from './reply-time.ts';
import { resultPage } from './result-page.ts';
import type { ContactResult } from './result-page.ts';
import { spamReason } from './spam-reason.ts';

interface VisitedSite {
  texts: SiteTexts;
  contactPath: string;
}

/** The contact form: the message is stored before anything is answered. */
export async function registerContactRoutes(app: FastifyInstance, context: OutboxContext): Promise<void> {
  const { database, config, clock, outbox } = context;
  cachedRoute(app, context, calls.getReplyTime, async ({ db }) => ({
    payload: await readReplyTime(db),
    keys: [],
  }));
  await app.register(async (scope) => {
    await acceptFormBodies(scope);
    scope.setErrorHandler(async (error, request, reply) => {
      if (!isFault(error)) return sendError(error, request, reply);
      const { texts, contactPath } = await visitedSite(request);
      const refusal = refusalIn(texts, error, request.body);
      if (!wantsPage(request)) return sendError(refusal, request, reply);
      const lines = refusal.fields === undefined ? [refusal.message] : Object.values(refusal.fields);
      return sendPage(reply.code(refusal.status).headers(refusal.headers ?? {}), texts, {
        isSent: false,
        lines,
        contactPath,
      });
    });

    route(scope, calls.sendMessage, async ({ body, request, reply }) => {
      const nowMs = clock.nowMs();
      const isExpected = await database.withoutSync((db) =>
        consumeMessage(db, config.limits, addressKey(request.ip), nowMs),
      );
      const reason = spamReason(body, isExpected);
      const day = await studioDay(context);
      const { texts, contactPath } = await visitedSite(request);
      await database.queries.transaction().execute(async (trx) => {
        const id = await insertMessage(trx, body, { spamReason: reason, now: toIso(nowMs) });
        if (reason !== '') return;
        if (config.countsVisits) await addCount(trx, { day, kind: 'contact', name: '' });
        await notifyOfMessage(trx, context, { id, ...body });
        await copyToVisitor(trx, context, { id, ...body }, texts);
      });
      outbox.wake();
      const thanks = texts.text('form.sent');
      if (wantsPage(request)) return sendPage(reply, texts, { isSent: true, lines: [thanks], contactPath });
      return { success: true, message: thanks };
    });
  });

  async function sendPage(
    reply: FastifyReply,
    texts: SiteTexts,
    result: ContactResult,
  ): Promise<FastifyReply> {
    const colors = await readLookTheme(database.queries);
    const { html, policy } = resultPage(texts, colors, result);
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(html);
  }

  /** The site as the visitor reads it. A refusal is said in English rather than not at all. */
  async function visitedSite({ query }: FastifyRequest): Promise<VisitedSite> {
    try {
      const asked: unknown = isValues(query) ? query.language : undefined;
      const further = await readOfferedLanguage(database.queries, asked);
      const prefix = further === undefined ? '' : `/${further.toLowerCase()}`;
      return { texts: await readSiteTexts(database.queries, further), contactPath: `${prefix}/contact` };
    } catch {
      return { texts: siteTextsOf('en'), contactPath: '/contact' };
    }
  }
}

/** A browser that posted the form itself, without script. */
function wantsPage(request: FastifyRequest): boolean {
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(
    request.headers['content-type'] ?? '',
  );
  return isForm && (request.headers.accept ?? '').includes('text/html');
}
