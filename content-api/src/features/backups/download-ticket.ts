import { createHmac, timingSafeEqual } from 'node:crypto';
import { minutes } from '../../lib/durations.ts';

const lifeMs = minutes(1);

/** Lets a browser download a backup by a form, which cannot send the token of its session. */
export interface DownloadTickets {
  issue: (name: string, nowMs: number) => string;
  isValid: (ticket: string, name: string, nowMs: number) => boolean;
}

/** @param key of all servers over this database */
export function createDownloadTickets(key: string): DownloadTickets {
  const sign = (name: string, endsMs: string): string =>
    createHmac('sha256', key).update(`backup\n${name}\n${endsMs}`).digest('base64url');
  return {
    issue(name, nowMs) {
      const endsMs = String(nowMs + lifeMs);
      return `${endsMs}.${sign(name, endsMs)}`;
    },
    isValid(ticket, name, nowMs) {
      const [, endsMs = '', signature = ''] = /^(\d{1,16})\.([\w-]{43})$/.exec(ticket) ?? [];
      if (signature === '') return false;
      const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(name, endsMs)));
      return isOurs && nowMs <= Number(endsMs);
    },
  };
}
