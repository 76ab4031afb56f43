/** Cache headers for a CDN in front of the site, besides those for browsers. */
export type EdgeHeaders = Record<string, string>;

/**
 * @param keys of the content that the answer shows; null when they are unknown, so that no purge would reach it
 * @returns headers of a sound public page, feed or read
 */
export type EdgeHeadersOf = (keys: readonly string[] | null) => EdgeHeaders;

/** On every answer: purged when a change may show anywhere. */
const everythingKey = 'all';
/** Proxies take a line of 8 KB, and all headers together must stay below that. */
const maxChars = 1_000;

/**
 * @param seconds for which a CDN may answer by itself; undefined: it gets no header
 *
 * Source: RFC 9213 for `CDN-Cache-Control`; Fastly and Varnish for `Surrogate-Key`, with spaces; Cloudflare for
 * `Cache-Tag`, with commas.
 */
export function createEdgeHeaders(seconds: number | undefined): EdgeHeadersOf {
  if (seconds === undefined) return (): EdgeHeaders => ({});
  return (keys): EdgeHeaders => {
    if (keys === null) return {};
    const named = boundedKeys([everythingKey, ...keys]);
    return {
      'cdn-cache-control': `max-age=${seconds}, stale-while-revalidate=60, stale-if-error=86400`,
      'surrogate-key': named.join(' '),
      'cache-tag': named.join(','),
    };
  };
}

/** Where there are too many, records are named by their kind alone: a change of a record has the key of its kind, too. */
function boundedKeys(keys: readonly string[]): string[] {
  const each = [...new Set(keys)];
  return each.join(' ').length <= maxChars ? each : [...new Set(each.map(kindOf))];
}

function kindOf(key: string): string {
  return key.split(':')[0] ?? key;
}
