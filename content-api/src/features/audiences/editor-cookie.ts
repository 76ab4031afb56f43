import type { FastifyInstance } from 'fastify';
import { signatureOf } from '../../core/audiences/signed-files.ts';
import type { Context } from '../../core/context.ts';
import { days, seconds } from '../../lib/durations.ts';

/** Calls whose answers name files that their editors see, or links of pitches. */
const naming = ['getRecord', 'listRecords', 'listRecordRows', 'listMedia', 'getMedia', 'listPitches'];
const lifeMs = days(1);

/**
 * Browsers ask for pictures and pages without the token of a session. A cookie for files alone lets an editor see those
 * of private records; one for pitches alone tells the studio from its clients. Both end with the session.
 */
export function registerEditorCookie(app: FastifyInstance, { config, clock, siteSecret }: Context): void {
  const isSecure = config.siteUrl.protocol === 'https:';
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { callId } = request.routeOptions.config;
    if (request.viewer === null || !naming.includes(callId ?? '')) return done();
    const source = { type: 'session', id: request.viewer.session.id } as const;
    const value = signatureOf(source, '', clock.nowMs() + lifeMs, { siteSecret });
    const rest = `Max-Age=${lifeMs / seconds(1)}; HttpOnly${isSecure ? '; Secure' : ''}`;
    void reply.header('set-cookie', [
      `files=${value}; Path=/media; SameSite=Strict; ${rest}`,
      // Lax: the link may be followed from a mail that the studio has sent itself.
      `studio=${value}; Path=/pitch; SameSite=Lax; ${rest}`,
    ]);
    done();
  });
}
