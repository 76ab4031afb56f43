/** What a CDN in front of the site may keep, beside what browsers are told. Source: RFC 9213. */
export type EdgeHeaders = Record<string, string>;

/**
 * @param seconds for which a CDN may answer by itself; undefined: it is told nothing
 * @returns headers of sound public pages, feeds and reads
 */
export function edgeHeaders(seconds: number | undefined): EdgeHeaders {
  if (seconds === undefined) return {};
  return {
    'cdn-cache-control': `max-age=${seconds}, stale-while-revalidate=60, stale-if-error=86400`,
  };
}
