const quarterMs = 15 * 60_000;

/**
 * Names the time that pages show. They show the year of the studio's zone, which the cache does not know: around New Year
 * the name changes with every quarter of an hour, and with it wherever midnight is.
 */
export function timeSlot(nowMs: number): string {
  const [year = '', month, day] = new Date(nowMs).toISOString().split(/[-T]/);
  const isTurn = (month === '12' && day === '31') || (month === '01' && day === '01');
  return isTurn ? String(Math.floor(nowMs / quarterMs)) : year;
}
