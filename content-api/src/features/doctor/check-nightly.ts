import { readTimeZone } from '../../core/records/read-time-zone.ts';
import { dayOf } from '../visits/day-of.ts';
import type { DoctorContext } from './doctor.ts';
import { readLinkReport } from './link-report.ts';

/** In the studio's time zone. */
const nightHour = 3;

/** Checks the links to other sites once a day: at night, or as soon as the server runs again. */
export async function checkNightly(context: DoctorContext): Promise<void> {
  const { doctor, database, clock } = context;
  const timeZone = await readTimeZone(context);
  const nowMs = clock.nowMs();
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit' }).format(nowMs));
  if (hour < nightHour) return;
  const known = await readLinkReport(database.queries);
  if (known !== undefined && dayOf(Date.parse(known.checkedAt), timeZone) === dayOf(nowMs, timeZone)) return;
  await doctor.checkLinks();
}
