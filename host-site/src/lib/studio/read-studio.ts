import { isDeepStrictEqual } from 'node:util';
import { navigation, studio } from 'content-api/contract';
import type { LookTheme } from 'content-api/look';
import { slugOf } from 'content-api/slug-of';
import type { SiteTexts } from 'content-api/site-texts';
import { optionalRecord } from '../decode.ts';
import { phoneHref } from '../phone-href.ts';
import { readerOf } from '../reader-of.ts';
import { weaveAddress } from './weave-address.ts';

const readWords = readerOf(studio, [
  'name',
  'tagline',
  'description',
  'mark',
  'splash',
  'voice',
  'town',
  'email',
  'phone',
  'social',
  'footerServices',
  'hasBuiltInServices',
  'footerNote',
]);
const readLinks = readerOf(navigation, ['links', 'footerTitle', 'footerLinks']);

/**
 * The studio's values for every page, read from the answer of `/site` and its theme. Used on the server only.
 *
 * @param year for the copyright; part of the page's data, so that a kept page shows in a browser what it says itself
 */
export function readStudio(answer: unknown, theme: LookTheme, year: number, texts: SiteTexts) {
  const site = optionalRecord(answer);
  const { mark, splash, footerServices, hasBuiltInServices, ...words } = readWords(
    optionalRecord(site.studio),
  );
  // Each page carries all of it, so what most studios leave empty is left out.
  const artwork = weaveAddress(optionalRecord(site.look), theme, words.name);
  const { phone } = words;
  const signs: { mark?: string; splash?: string; artwork?: string; phoneLink?: string } = {
    ...(phone && { phoneLink: phoneHref(phone) }),
    ...(mark && { mark }),
    ...(splash && { splash }),
    ...(artwork && { artwork }),
  };
  return {
    ...words,
    ...signs,
    // Browsers need no rule for slugs so.
    footerServices: (hasBuiltInServices || !isDefault(footerServices, texts) ? footerServices : []).map(
      (name) => ({
        name,
        slug: slugOf(name),
      }),
    ),
    year,
    ...readLinks(optionalRecord(site.navigation)),
  };
}

/** True of names in the footer that nobody stated. */
function isDefault(footerServices: readonly string[], texts: SiteTexts): boolean {
  return isDeepStrictEqual(footerServices, studio.fields.footerServices.default.map(texts.instead));
}
