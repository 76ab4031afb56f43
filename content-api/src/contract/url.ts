import { z } from 'zod';
import { cleanAddress } from './clean-address.ts';
import { limits } from './limits.ts';
import { requiredOr } from './text.ts';

const ownPath = /^\/(?:media|assets)(?:\/[A-Za-z0-9._~%+-]+)+$/;

/** An address that must be given: http(s), or a path of the site's own `/media/…` or `/assets/…`. */
export function requiredUrl(label: string) {
  return z
    .string(requiredOr(label, 'must be text'))
    .overwrite(cleanAddress)
    .min(1, `${label} is required`)
    .max(limits.url, `${label} must be at most ${limits.url} characters`)
    .refine((value) => value === '' || normalizeUrl(value) !== null, `${label} must be a valid URL`)
    .overwrite((value) => normalizeUrl(value) ?? value);
}

/** An address that may be absent or empty; absent becomes `''`. */
export function optionalUrl(label: string) {
  return z
    .string(`${label} must be text`)
    .overwrite(cleanAddress)
    .max(limits.url, `${label} must be at most ${limits.url} characters`)
    .refine((value) => value === '' || normalizeUrl(value) !== null, `${label} must be a valid URL`)
    .overwrite((value) => normalizeUrl(value) ?? value);
}

/** The address in its stored form, or null when it is not one that the site links to. */
export function normalizeUrl(value: string): string | null {
  if (ownPath.test(value) && value.split('/').every(isPlainSegment)) return value;
  if (!/^https?:\/\//i.test(value) || value.includes('\\') || hasSpaceOrControl(value)) return null;
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  if (url.username !== '' || url.password !== '' || url.hostname === '') return null;
  return url.href.length <= limits.url ? url.href : null;
}

/**
 * Whether a part of a path stays what it is when it is decoded. An encoded dot, slash or backslash leads out of the folder
 * as the plain one does, and an encoded percent sign hides another of them.
 */
function isPlainSegment(segment: string): boolean {
  try {
    const decoded = decodeURIComponent(segment);
    return decoded !== '.' && decoded !== '..' && !/[/\\%]/.test(decoded) && !/\p{Cc}/u.test(decoded);
  } catch {
    return false;
  }
}

function hasSpaceOrControl(value: string): boolean {
  return [...value].some((char) => {
    const code = char.codePointAt(0) ?? 0;
    return code <= 0x20 || code === 0x7f || (code >= 0xd800 && code <= 0xdfff);
  });
}
