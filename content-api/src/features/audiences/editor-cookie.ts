import type { FastifyInstance } from 'fastify';
import { signatureOf } from '../../core/audiences/signed-files.ts';
import type { Context } from '../../core/context.ts';
import { days, seconds } from '../../lib/durations.ts';

/** Calls whose answers name files that their editors see. */
const naming = ['getRecord', 'listRecords', 'listRecordRows', 'listMedia', 'getMedia'];
const lifeMs = days(1);

/**
 * Browsers ask for pictures without the token of a session. A cookie for files alone lets an editor see those of private
 * records; it ends with the session.
 */
export function registerEditorCookie(app: FastifyInstance, { config, clock, siteSecret }: Context): void {
  const isSecure = config.siteUrl.protocol === 'https:';
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { callId } = request.routeOptions.config;
    if (request.viewer === null || !naming.includes(callId ?? '')) return done();
    const source = { type: 'session', id: request.viewer.session.id } as const;
    const value = signatureOf(source, '', clock.nowMs() + lifeMs, { siteSecret });
    const life = `Max-Age=${lifeMs / seconds(1)}`;
    const parts = [`files=${value}`, 'Path=/media', life, 'HttpOnly', 'SameSite=Strict'];
    void reply.header('set-cookie', [...parts, ...(isSecure ? ['Secure'] : [])].join('; '));
    done();
  });
}
