/** The year of an instant in a time zone; in UTC if the zone is not known. */
export function yearIn(timeZone: string, nowMs: number): number {
  try {
    return Number(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(nowMs));
  } catch {
    return new Date(nowMs).getUTCFullYear();
  }
}
