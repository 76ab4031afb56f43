import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import type { ContentEncoding } from 'server-kit';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli of a page of 60 kB: 1 to 4 ms at the one quality, 50 to 130 ms and an eighth fewer bytes at the other. */
const quick = 5;
const best = 11;

/** A compressed body. The plain bytes are rarely requested, so they are decompressed on demand. */
export interface EncodedBody {
  /** Quickly compressed, until `compressWell` has replaced it. */
  br: Buffer;
  gzip: Buffer;
  /** Hash of the text, the same for every encoding. */
  tag: string;
}

export async function encodeBody(text: string): Promise<EncodedBody> {
  const plain = Buffer.from(text);
  const [br, gz] = await Promise.all([toBrotli(plain, quick), zip(plain, { level: 9 })]);
  return { br, gzip: ownBytes(gz), tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22) };
}

/** Makes a body that will be sent often as small as it can be. */
export async function compressWell(body: EncodedBody): Promise<void> {
  const plain = bodyIn(body, 'identity');
  if (plain !== null) body.br = await toBrotli(plain, best);
}

async function toBrotli(plain: Buffer, quality: number): Promise<Buffer> {
  const compressed = await brotli(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
  return ownBytes(compressed);
}

/** Null when the bytes are damaged, as far as that is seen without decoding what is sent as it is. */
export function bodyIn(body: EncodedBody, encoding: ContentEncoding): Buffer | null {
  if (encoding !== 'identity') return body[encoding];
  try {
    return brotliDecompressSync(body.br);
  } catch {
    return null;
  }
}

/** Weak: all encodings and qualities of a text share it. */
export function etagOf(body: EncodedBody): string {
  return `W/"${body.tag}"`;
}

/**
 * The same bytes in memory of their own, to be kept: what compressing or reading gives is often a small piece of a pool of
 * 64 kB, and all of that stays for as long as the piece does.
 */
export function ownBytes(bytes: Uint8Array): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(bytes).buffer);
}
