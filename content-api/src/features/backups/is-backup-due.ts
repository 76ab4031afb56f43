import { hours } from '../../lib/durations.ts';
import type { BackupNote } from './backup-note.ts';

/** A store that was away is tried again before the next night. */
const retryMs = hours(1);

/** Whether the last proven backup is old enough for the next one, and the last failure too. */
export function isBackupDue({ provenAt, failedAt }: BackupNote, everyMs: number, nowMs: number): boolean {
  return !isWithin(provenAt, everyMs, nowMs) && !isWithin(failedAt, Math.min(everyMs, retryMs), nowMs);
}

/** A time to come says that the clock was set back. */
function isWithin(at: string | undefined, ms: number, nowMs: number): boolean {
  const ageMs = at === undefined ? Infinity : nowMs - Date.parse(at);
  return ageMs >= 0 && ageMs < ms;
}
