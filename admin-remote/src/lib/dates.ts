const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const timeFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `21 Nov 2026`. */
export function formatDay(instant: string | number): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : dayFormat.format(date);
}

/** `21 Nov 2026, 09:05`. */
export function formatTime(instant: string | number): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : timeFormat.format(date);
}

/** `09:05`. */
export function formatClock(timeMs: number): string {
  return new Date(timeMs).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}
