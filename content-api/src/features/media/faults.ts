import { fault } from '../../lib/fault.ts';
import type { Fault } from '../../lib/fault.ts';
import { isError } from '../../lib/is-error.ts';

/** 415: not a type that the library takes. */
export function wrongType(
  message = 'This type of file is not taken. Choose a JPEG, PNG, WebP, AVIF, GIF or SVG picture, an MP4 or WebM video, or a PDF',
): Fault {
  return refusal(415, 'UNSUPPORTED_MEDIA_TYPE', message);
}

/** 413: too many bytes or pixels. */
export function tooLarge(message: string): Fault {
  return refusal(413, 'TOO_LARGE', message);
}

/** 422: its type is right and its content is not. */
export function badFile(message: string): Fault {
  return refusal(422, 'BAD_FILE', message);
}

/** The disk has no room, whoever found out: the system by a code, the picture library by its words. */
export function isDiskFull(error: unknown): boolean {
  if (!isError(error)) return false;
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return true;
  return /no space left|disk quota/i.test(error.message);
}

/** 503: the store of media is away, or does not take the file. */
export function storageUnavailable(): Fault {
  return fault({
    status: 503,
    code: 'STORAGE_UNAVAILABLE',
    message: 'Files cannot be stored at the moment. Please try again later.',
    headers: { 'retry-after': '10' },
  });
}

function refusal(status: number, code: Fault['code'], message: string): Fault {
  return fault({ status, code, message, fields: { file: message } });
}
