import type { Context } from '../../core/context.ts';
import { readTimeZone } from '../../core/records/read-time-zone.ts';
import { dayOf } from './day-of.ts';

/** The present day in the studio's time zone: `2026-11-24`. */
export async function studioDay(context: Pick<Context, 'clock' | 'config' | 'database'>): Promise<string> {
  return dayOf(context.clock.nowMs(), await readTimeZone(context));
}
