import pino from 'pino';
import type { Logger } from 'pino';

/** JSON lines on standard output; nothing that identifies a session or repeats a message. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: { app: 'host-site' },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
  });
}
