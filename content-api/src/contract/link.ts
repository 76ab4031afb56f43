import { z } from 'zod';
import { cleanAddress } from './clean-address.ts';
import { limits } from './limits.ts';
import { requiredOr } from './text.ts';
import { normalizeUrl } from './url.ts';

/** Plain segments, then perhaps a query and an anchor; never `//`, which would lead to another site. */
const ownPage = /^\/(?!\/)(?:[\w.~-]+(?:\/[\w.~-]+)*)?(?:\?[\w.~=&%-]*)?(?:#[\w-]+)?$/;

/** Where a link leads: http(s), or an address of the site itself, such as `/about` or `/#contact`. */
export function requiredLink(label: string) {
  return linkText(label).min(1, `${label} is required`);
}

/** The same, which may be absent or empty; absent becomes `''`. */
export function optionalLink(label: string) {
  return linkText(label);
}

function linkText(label: string) {
  return z
    .string(requiredOr(label, 'must be text'))
    .overwrite(cleanAddress)
    .max(limits.url, `${label} must be at most ${limits.url} characters`)
    .refine(
      (value) => value === '' || normalizeLink(value) !== null,
      `${label} must be a page of this site, such as /about, or a valid URL`,
    )
    .overwrite((value) => normalizeLink(value) ?? value);
}

/** The address in its stored form, or null when it is not one that the site links to. */
function normalizeLink(value: string): string | null {
  const isOwn = ownPage.test(value) && !/(?:^|\/)\.{1,2}(?:[/?#]|$)/.test(value);
  return isOwn ? value : normalizeUrl(value);
}
