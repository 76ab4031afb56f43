import { createHmac, timingSafeEqual } from 'node:crypto';
import { minutes } from '../lib/durations.ts';
import { fault } from '../lib/fault.ts';

const lifeMs = minutes(1);

/** Lets a browser download a file by a form, which cannot send the token of its session. */
export interface DownloadTickets {
  issue: (name: string, nowMs: number) => string;
  isValid: (ticket: string, name: string, nowMs: number) => boolean;
}

/**
 * @param key of all servers over this database
 * @param sort of the files: a ticket for one is none for another
 */
export function createDownloadTickets(key: string, sort: 'backup' | 'export'): DownloadTickets {
  const sign = (name: string, endsMs: string): string =>
    createHmac('sha256', key).update(`${sort}\n${name}\n${endsMs}`).digest('base64url');
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

/** @throws Fault 403 for a ticket of another file, or one that has ended */
export function requireTicket(tickets: DownloadTickets, ticket: string, name: string, nowMs: number): void {
  if (tickets.isValid(ticket, name, nowMs)) return;
  const message = 'This download has ended. Start it again in the console.';
  throw fault({ status: 403, code: 'FORBIDDEN', message });
}
