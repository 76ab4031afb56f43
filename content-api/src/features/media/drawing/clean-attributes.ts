import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';
import { animations, drawingAttributes, textAttributes } from './allowed-names.ts';
import { cleanStyle, cleanValue } from './clean-style.ts';
import type { Losses } from './losses.ts';
import { safeReference } from './safe-reference.ts';

const links = 'http://www.w3.org/1999/xlink';
/** A value that may be an address, a function or an escape of styles. */
const suspicious = /url|src|image|expression|script:|\\|@/i;
const texts = ['id', 'class', 'title', 'lang', 'dir', 'unicode', 'glyph-name', 'string'];

/** The attributes of an element that run nothing and load nothing from elsewhere. */
export function cleanAttributes(tag: SaxesTagNS, isHtml: boolean, losses: Losses): [string, string][] {
  const clean = Object.values(tag.attributes).flatMap((attribute): [string, string][] => {
    if (isReference(attribute)) return isHtml ? [] : referenceOf(tag, attribute, losses);
    const { name, value } = attribute;
    if (/^on/i.test(name)) losses.add('scripts');
    if (!isAllowed(attribute, isHtml)) {
      if (attribute.prefix === '') losses.addUnknown(name);
      return [];
    }
    if (name === 'style') return [[name, cleanStyle(value, losses)]];
    if (isText(name) || !suspicious.test(value)) return [[name, value]];
    const safe = cleanValue(value, losses);
    return safe === undefined ? [] : [[name, safe]];
  });
  // Programs of both ages read the newer name, and take the older one where it is missing.
  const hasNew = clean.some(([name]) => name === 'href');
  return hasNew ? clean.filter(([name]) => name !== 'xlink:href') : clean;
}

/** An animation may change what is drawn, and no reference, style or script. */
export function isSafeAnimation(tag: SaxesTagNS): boolean {
  const name = tag.attributes.attributeName?.value.trim() ?? 'transform';
  return !animations.has(tag.local) || (drawingAttributes.has(name) && name !== 'style');
}

function isReference({ name, local, uri, prefix }: SaxesAttributeNS): boolean {
  return name === 'href' || (local === 'href' && (uri === links || prefix === 'xlink'));
}

function referenceOf(
  { local }: SaxesTagNS,
  { name, value }: SaxesAttributeNS,
  losses: Losses,
): [string, string][] {
  const safe = safeReference(value.trim(), losses);
  const isPicture = local === 'image' || local === 'feImage';
  if (safe !== undefined && (isPicture || safe.startsWith('#')))
    return [[name === 'href' ? name : 'xlink:href', safe]];
  // A link leads nowhere from a picture of a page.
  if (isPicture) losses.add('pictures of other servers, or of a type that is not taken');
  else if (/^[a-z]{0,2}script:/i.test(value.replaceAll(/\s/g, '').slice(-40))) losses.add('scripts');
  else if (local !== 'a') losses.add('references to other servers');
  return [];
}

function isAllowed({ name, uri, prefix }: SaxesAttributeNS, isHtml: boolean): boolean {
  if (name === 'xml:space' || name === 'xml:lang') return true;
  if (prefix !== '' || uri !== '') return false;
  return isText(name) || (isHtml ? textAttributes : drawingAttributes).has(name);
}

function isText(name: string): boolean {
  return texts.includes(name) || /^(?:aria|data)-[\w-]{1,60}$/.test(name);
}
