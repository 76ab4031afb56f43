import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../../core/accounts/address-key.ts';
import { consumeRate } from '../../core/accounts/throttle.ts';
import { isOfSession } from '../../core/audiences/signed-files.ts';
import { pitchesCalls } from '../../contract/calls/pitches.ts';
import { route } from '../../http/route.ts';
import { actorOf } from '../../http/viewer.ts';
import { toIso } from '../../lib/clock.ts';
import type { OutboxContext } from '../outbox/outbox.ts';
import { answerPitch } from './answer-pitch.ts';
import { askAboutPitch } from './ask-about-pitch.ts';
import { clientView } from './client-view.ts';
import { noteSeen } from './note-seen.ts';
import { openLink } from './pitch-links.ts';

/** The client's side, for who has the link and no account. */
export function registerClientPitchRoutes(app: FastifyInstance, context: OutboxContext): void {
  const { database, clock, config, gate, outbox } = context;
  const db = database.queries;

  /** Counted before the token is looked at, so that guessing is held up as well. */
  function consume(request: FastifyRequest): Promise<void> {
    const key = `pitch:${addressKey(request.ip)}`;
    return database.withoutSync((db) => consumeRate(db, key, config.limits.pitchPerAddress, clock.nowMs()));
  }

  route(app, pitchesCalls.readClientPitch, ({ params: { token }, query, request }) =>
    gate.run(async () => {
      const opened = await openLink(db, context, token).catch(async (error: unknown) => {
        await consume(request);
        throw error;
      });
      const options = (query.options ?? '').split(',').filter(Boolean).map(Number);
      return clientView(db, context, opened, options);
    }),
  );

  route(app, pitchesCalls.answerPitch, async ({ params: { token }, body, request }) => {
    await consume(request);
    await answerPitch(context, actorOf(request), token, body);
    outbox.wake();
    return clientView(db, context, await openLink(db, context, token));
  });

  route(app, pitchesCalls.askAboutPitch, async ({ params: { token }, body, request }) => {
    await consume(request);
    await askAboutPitch(context, { token, address: addressKey(request.ip) }, body);
    outbox.wake();
  });

  route(app, pitchesCalls.notePitchSeen, async ({ params: { token }, body, request }) => {
    await consume(request);
    const { guest } = await openLink(db, context, token);
    const { studio = '', ...seen } = body;
    const { siteSecret, revocations, kinds } = context;
    const now = toIso(clock.nowMs());
    // What the studio looks at is not what the client has seen.
    if (await isOfSession(db, studio, { siteSecret, revocations, kinds, now })) return;
    await database.withoutSync((trx) => noteSeen(trx, guest, { ...seen, at: now }));
  });
}
