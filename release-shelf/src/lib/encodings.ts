import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);

const compressible = /\.(?:js|mjs|css|json|svg|html|txt|webmanifest|ico)$/;
const minBytes = 512;

/** Stored next to a file under its name and this suffix; the first is preferred. */
export const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number]['name'];

/** Returns true if a file of a build is the compressed form of another one. */
export function isEncodedForm(file: string, all: ReadonlySet<string>): boolean {
  return encodings.some(({ suffix }) => file.endsWith(suffix) && all.has(file.slice(0, -suffix.length)));
}

export function isWorthEncoding(file: string, content: Buffer): boolean {
  return compressible.test(file) && content.length >= minBytes;
}

export function encode(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(content, { level: 9 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotli(content, { params });
}

export function decode(content: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'gzip' ? unzip(content) : unbrotli(content);
}
