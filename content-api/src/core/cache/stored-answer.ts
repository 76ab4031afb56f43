import { createHash } from 'node:crypto';
import { compressText, worthCompressingBytes } from './compress-text.ts';
import type { Encoding } from './compress-text.ts';

/** An answer made once: its bytes and its ETag. */
export interface StoredAnswer {
  /** Revision of the content that it was made from. */
  revision: string;
  /** Keys of that content. */
  keys: readonly string[];
  /** The language that it is in, where the site has several. */
  language?: string;
  etag: string;
  plain: Buffer;
  /** The compressed bytes, by the encodings that were asked for. */
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
  /** The full responses that were sent, by encoding (`known` for a 304). */
  responses: Map<string, CachedResponse>;
}

/** A full response. `headers` has names and values in turn. */
export interface CachedResponse {
  status: number;
  headers: string[];
  body: Buffer | undefined;
}

/** @param version of a single record, which a later write may name; it stands in the ETag before the hash */
export function storeAnswer(
  plain: Buffer,
  { version, ...facts }: Pick<StoredAnswer, 'revision' | 'keys' | 'language'> & { version?: string },
): StoredAnswer {
  return { ...facts, etag: etagOf(plain, version), plain, encoded: {}, responses: new Map() };
}

/** The answer's bytes in an encoding, compressed when first asked for; undefined when that is not worth it. */
export function encodedBytes(answer: StoredAnswer, encoding: Encoding): Promise<Buffer> | undefined {
  const { plain, encoded } = answer;
  if (plain.length < worthCompressingBytes) return undefined;
  return (encoded[encoding] ??= ownBytes(compressText(plain, encoding)));
}

/** Few compressed bytes are a slice of a pool of 64 kB, which would stay in memory as long as the slice. */
async function ownBytes(compressing: Promise<Buffer>): Promise<Buffer> {
  const compressed = await compressing;
  if (compressed.length === compressed.buffer.byteLength) return compressed;
  return Buffer.from(new Uint8Array(compressed).buffer);
}

/** Weak: all encodings share it. Of the bytes: another version of the API may answer the same record differently. */
function etagOf(plain: Buffer, version?: string): string {
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return version === undefined ? `W/"${hash}"` : `W/"${version}/${hash}"`;
}
