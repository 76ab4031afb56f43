import { hours } from '../../lib/durations.ts';
import { isBackupDue } from './is-backup-due.ts';

const now = Date.parse('2026-11-26T03:00:00.000Z');
const ago = (count: number) => new Date(now - hours(count)).toISOString();

test.each([
  ['the first one', {}, true],
  ['one after a day', { provenAt: ago(24) }, true],
  ['none before', { provenAt: ago(23.9) }, false],
  ['one an hour after a failure', { provenAt: ago(30), failedAt: ago(1) }, true],
  ['none before that hour is over', { provenAt: ago(30), failedAt: ago(0.9) }, false],
  ['one when the clock was set back', { provenAt: ago(-5), failedAt: ago(-5) }, true],
])('%s is due', (_, note, isDue) => {
  expect(isBackupDue(note, hours(24), now)).toBe(isDue);
});
