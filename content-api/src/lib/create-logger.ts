import pino from 'pino';
import type { Logger } from 'pino';
import { isError } from './is-error.ts';

const secrets = [
  'authorization',
  'cookie',
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'message',
  'device',
];

/** JSON lines on standard output. Nothing that a log must not hold gets there, and a closed pipe stops nobody. */
export function createLogger(level: string): Logger {
  const out = pino.destination({ dest: 1, sync: false, minLength: 0 });
  out.on('error', () => undefined);
  return pino(
    {
      level,
      base: { app: 'content-api' },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: {
        paths: secrets.flatMap((key) => [
          `body.${key}`,
          `headers.${key}`,
          `*.headers.${key}`,
          `*.body.${key}`,
        ]),
        censor: '[hidden]',
      },
    },
    out,
  );
}

/** An error without what it was about: queries and parameters may hold what visitors wrote. */
function describeError(error: unknown) {
  if (!isError(error)) return { message: String(error) };
  const code = 'code' in error ? String(error.code) : undefined;
  return { type: error.name, code, message: error.message, stack: error.stack };
}
