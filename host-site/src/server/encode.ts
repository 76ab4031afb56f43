import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body compressed once. The plain bytes are rarely asked for, so they are made anew instead of being kept. */
export interface EncodedBody {
  br: Buffer;
  gzip: Buffer;
  /** Strong entity tag of the plain bytes; each encoding adds its own suffix. */
  tag: string;
}

/** @param isPassing will hardly be asked for again, so that the best compression is not worth its time */
export async function encodeBody(text: string, isPassing = false): Promise<EncodedBody> {
  const plain = Buffer.from(text);
  const quality = isPassing ? 4 : 11;
  const [br, gz] = await Promise.all([
    brotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    zip(plain, { level: isPassing ? 4 : 9 }),
  ]);
  return { br, gzip: gz, tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22) };
}

export function bodyIn(body: EncodedBody, encoding: Encoding): Buffer {
  return encoding === 'identity' ? brotliDecompressSync(body.br) : body[encoding];
}

export function etagOf(body: EncodedBody, encoding: Encoding): string {
  return `"${body.tag}-${encoding}"`;
}

/** The best encoding that a client takes. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = typeof header === 'string' ? header : '';
  if (accepted.includes('q=0')) return accepts(accepted, 'br') ?? accepts(accepted, 'gzip') ?? 'identity';
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, encoding: 'br' | 'gzip'): Encoding | undefined {
  const entry = header.split(',').find((part) => part.trim().split(';')[0] === encoding);
  return entry && !/;\s*q=0(\.0*)?\s*$/.test(entry) ? encoding : undefined;
}
