import { readLanguage } from './language.ts';
import { normalizeUrl } from './url.ts';
import { withoutInvisible } from './without-invisible.ts';

/** One e-mail address: nothing that a mail program would take for several, or for a header. */
export const emailPattern = /^[^\s@,;<>"()[\]\\:]+@[^\s@,;<>"()[\]\\:.]+(\.[^\s@,;<>"()[\]\\:.]+)*$/u;

/**
 * Forms that a line may have to have. `path`: a path of the site, perhaps with a query; `link`: a path of the site
 * with both, or an http(s) address; `color`: three or six hexadecimal digits; `timeZone`: an IANA name; `country`:
 * best a code of ISO 3166; `language`: a code of BCP 47; `decimal`: a number with up to two decimals, stored with a dot.
 */
export type LineForm = keyof typeof lineForms;

/** For each form: a reader that returns the stored spelling or null, and the message for invalid text. */
export const lineForms = {
  path: { read: readPath, message: 'must be a path of the site, such as /old-page' },
  link: {
    read: (value: string) => readSitePath(value) ?? normalizeUrl(value),
    message: 'must be a path of the site, such as /projects, or an address with https://',
  },
  color: { read: readColor, message: 'must be a colour, such as #2962ff' },
  email: { read: readEmail, message: 'must be one e-mail address' },
  timeZone: { read: readTimeZone, message: 'must be a time zone such as Asia/Kolkata' },
  // Earlier studios wrote its name.
  country: { read: (value: string) => value, message: 'must be a country' },
  language: { read: readLanguage, message: 'must be the code of a language, such as de or pt-BR' },
  decimal: { read: readDecimal, message: 'must be a number such as 1250 or 99.50' },
} as const;

const inSite = 'http://site.invalid';

function readPath(value: string): string | null {
  const address = readSitePath(value);
  if (address === null || address.includes('#')) return null;
  const [path = '', ...query] = address.split('?');
  return [withoutEndSlashes(path), ...query].join('?');
}

function readSitePath(value: string): string | null {
  if (!value.startsWith('/') || /[\s\\]/.test(value) || !URL.canParse(value, inSite)) return null;
  const { origin, pathname, search, hash } = new URL(value, inSite);
  // Two slashes at the beginning are the address of another site.
  return origin === inSite && !pathname.startsWith('//') ? pathname + search + hash : null;
}

function readEmail(value: string): string | null {
  const address = withoutInvisible(value);
  return emailPattern.test(address) ? address : null;
}

function readTimeZone(name: string): string | null {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name;
  } catch {
    return null;
  }
}

function readColor(value: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(value)?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

/** The path without slashes at its end; the root stays. */
function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function readDecimal(value: string): string | null {
  const [, whole = '', decimals = ''] =
    /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(value.replaceAll(/\s/g, '')) ?? [];
  if (whole === '') return null;
  const digits = whole.replace(/^0+(?=\d)/, '');
  return decimals === '' ? digits : `${digits}.${decimals}`;
}
