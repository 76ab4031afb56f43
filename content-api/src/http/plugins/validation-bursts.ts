import type { FastifyInstance } from 'fastify';
import { addressKey } from '../../core/accounts/address-key.ts';
import type { Context } from '../../core/context.ts';
import { actorOf } from '../viewer.ts';
import { audit } from '../../core/audit/audit.ts';
import { minutes } from '../../lib/durations.ts';
import { mostRecent } from '../../lib/most-recent.ts';

const burst = 30;
const windowMs = minutes(1);
const addressesMax = 10_000;

/** Writes one audit row when an address sends many faulty requests in a minute, which hints at an attack. */
export function registerValidationBursts(app: FastifyInstance, { database, clock, log }: Context): void {
  const windows = mostRecent<{ count: number; endsMs: number }>(addressesMax);

  app.addHook('onResponse', (request, reply, done) => {
    done();
    if (reply.statusCode !== 400) return;
    const nowMs = clock.elapsedMs();
    const key = addressKey(request.ip);
    const known = windows.get(key);
    const window =
      known !== undefined && known.endsMs > nowMs ? known : { count: 0, endsMs: nowMs + windowMs };
    window.count += 1;
    windows.set(key, window);
    if (window.count !== burst) return;
    const entry = { action: 'validation.burst', detail: { faults: burst } };
    audit(database.queries, actorOf(request), entry, clock.nowMs()).catch((error: unknown) =>
      log.warn({ err: error }, 'burst was not audited'),
    );
  });
}
