import { formatMoment } from 'content-api/contract';
import { useTimeZone } from '../lib/use-time-zone.ts';

/** An instant in the studio's time zone; in UTC on pointing at it. */
export function Moment({ at }: { at: string }) {
  const timeZone = useTimeZone();
  return (
    <time dateTime={at} title={formatMoment(at, 'UTC')}>
      {formatMoment(at, timeZone)}
    </time>
  );
}
