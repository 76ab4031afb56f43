import pino from 'pino';
import type { Logger, LoggerOptions } from 'pino';
import type { RecentFaults } from '../lib/recent-faults.ts';
import { isError } from '../lib/is-error.ts';

const secrets = [
  'authorization',
  'cookie',
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'message',
  'device',
  'x-site-secret',
];

// Named one by one: with a wildcard pino would go through every line of every request's own logger.
const places = ['', 'req.', 'request.', 'res.', 'reply.'];

/** Lines that cannot be written are kept up to this size, then dropped. */
const waitingMaxBytes = 1024 * 1024;

/** JSON lines on standard output. Secrets are redacted, and a closed pipe stops no request. */
export function createLogger(level: string, faults?: Pick<RecentFaults, 'logMethod'>): Logger {
  const out = pino.destination({ dest: 1, sync: false, minLength: 0, maxLength: waitingMaxBytes });
  let isStuck = false;
  out.on('error', () => (isStuck = true));
  out.on('write', () => (isStuck = false));
  // At the end of the process it would try for ever to write to a disk that is full.
  const flush = out.flushSync.bind(out);
  out.flushSync = () => {
    if (!isStuck) flush();
  };
  const hooks = faults && { logMethod: faults.logMethod };
  return pino({ ...loggerOptions(level), ...(hooks && { hooks }) }, out);
}

/** Output of lines, in a function of its own, so that tests can compare other outputs with it. */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    base: { app: 'content-api' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: {
      paths: secrets.flatMap((key) =>
        places.flatMap((place) => [`${place}body.${key}`, `${place}headers.${key}`]),
      ),
      censor: '[hidden]',
    },
  };
}

/** An error without what it was about: queries and parameters may hold what visitors wrote. */
function describeError(error: unknown) {
  if (!isError(error)) return { message: String(error) };
  const code = 'code' in error ? String(error.code) : undefined;
  return { type: error.name, code, message: error.message, stack: error.stack };
}
