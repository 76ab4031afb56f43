import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** An answer made once: its bytes as they are and compressed, and its ETag. */
export interface StoredAnswer {
  etag: string;
  plain: Buffer;
  gzip?: Buffer;
  br?: Buffer;
  /** The whole answers that were sent of it, by the way in which they were asked for. */
  said: Map<string, SaidAnswer>;
}

/** An answer down to its headers, names and values in turn. */
export interface SaidAnswer {
  status: number;
  headers: string[];
  body: Buffer | undefined;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const worthCompressingBytes = 860;
const quickQuality = 5;
const bestQuality = 11;

/** Serialises and compresses; the best compression follows when the answer is already in use. */
export async function storeAnswer(payload: unknown, etag?: string): Promise<StoredAnswer> {
  const plain = Buffer.from(JSON.stringify(payload));
  const answer: StoredAnswer = { etag: etag ?? weakEtag(plain), plain, said: new Map() };
  if (plain.length < worthCompressingBytes) return answer;
  [answer.br, answer.gzip] = await Promise.all([compress(plain, quickQuality), zip(plain, { level: 6 })]);
  compress(plain, bestQuality).then(
    (best) => {
      answer.br = best;
      answer.said.clear();
    },
    () => undefined,
  );
  return answer;
}

export function answerBytes(answer: StoredAnswer): number {
  return answer.plain.length + (answer.gzip?.length ?? 0) + (answer.br?.length ?? 0);
}

function compress(plain: Buffer, quality: number): Promise<Buffer> {
  return brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}

function weakEtag(plain: Buffer): string {
  return `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
}
