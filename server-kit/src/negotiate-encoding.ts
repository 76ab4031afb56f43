import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The content encodings that our servers produce. */
export type ContentEncoding = 'br' | 'gzip' | 'identity';

const offered: ContentEncoding[] = ['br', 'gzip', 'identity'];
/** Browsers send only a few different headers, so most requests hit this cache. */
const cachedEncodings = new LRUCache<string, ContentEncoding>({ max: 200 });
const maxCachedLength = 200;

/**
 * Chooses the content encoding of a response (RFC 9110, section 12.5.3). Names compare without case and weights count;
 * between equal weights Brotli comes first. A client that accepts none of ours gets the plain bytes.
 *
 * @param header the request's `Accept-Encoding`; without one the response is not encoded
 */
export function negotiateEncoding(header: string | undefined): ContentEncoding {
  if (header === undefined) return 'identity';
  const cached = cachedEncodings.get(header);
  if (cached !== undefined) return cached;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const [best = 'identity'] = negotiator.encodings(offered, { preferred: offered });
  const encoding = offered.find((name) => name === best) ?? 'identity';
  if (header.length <= maxCachedLength) cachedEncodings.set(header, encoding);
  return encoding;
}
