import { RegExpParser } from '@eslint-community/regexpp';
import type { AST } from '@eslint-community/regexpp';

/** A text that an expression nearly matches: what comes before, a part that is repeated, and what spoils the match. */
export interface NearMatch {
  before: string;
  repeated: string;
  after: string;
}

type Element = AST.Element;

/** Characters of which each set of characters gets some. */
const characters = [...'a0 -_./:<>"\'!;,=@#()[]{}|\\*&%+xZ\n\t~é\u00df\u4e2d\u{1f600}'];
const perSet = 3;
const repeatsMin = 8;
const wholesMax = 6;
const ends = ['', '!', 'a', '\n', '\u0000', '<', '0'];

/** Texts that make an ambiguous expression try many ways, for each part of it that may be repeated. */
export function nearMatchesOf(source: string, flags: string): NearMatch[] {
  const isUnicode = flags.includes('u');
  const hasSets = flags.includes('v');
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: isUnicode,
    unicodeSets: hasSets,
  });
  const near: NearMatch[] = [];
  for (const alternative of pattern.alternatives) addFrom(alternative.elements, '', near, flags);
  return near;
}

/** Walks through a sequence with the text that leads to each element. */
function addFrom(elements: readonly Element[], before: string, near: NearMatch[], flags: string): void {
  let lead = before;
  for (const element of elements) {
    addOf(element, lead, near, flags);
    lead += wholesOf(element, flags)[0] ?? '';
  }
}

function addOf(element: Element, before: string, near: NearMatch[], flags: string): void {
  if (element.type === 'Quantifier') {
    const inner = wholesOf(element.element, flags).filter((text) => text !== '');
    if (element.max >= repeatsMin) {
      const units = inner.length > 1 ? [...inner, inner.slice(0, 2).join('')] : inner;
      for (const repeated of units) for (const after of ends) near.push({ before, repeated, after });
    }
    addOf(element.element, before, near, flags);
  } else if (element.type === 'Group' || element.type === 'CapturingGroup') {
    for (const { elements } of element.alternatives) addFrom(elements, before, near, flags);
  } else if (
    element.type === 'Assertion' &&
    (element.kind === 'lookahead' || element.kind === 'lookbehind')
  ) {
    for (const { elements } of element.alternatives) addFrom(elements, before, near, flags);
  }
}

/** Some texts that an element matches as a whole, the shortest first. */
function wholesOf(element: Element, flags: string): string[] {
  switch (element.type) {
    case 'Quantifier': {
      const inner = wholesOf(element.element, flags);
      const once = element.max === 0 ? [''] : inner;
      const least = inner.map((text) => text.repeat(Math.min(element.min, 50)));
      return unique(element.min === 0 ? ['', ...once] : least);
    }
    case 'Group':
    case 'CapturingGroup':
      return unique(element.alternatives.flatMap(({ elements }) => wholesOfSequence(elements, flags)));
    case 'Character':
      return [String.fromCodePoint(element.value)];
    case 'CharacterClass':
    case 'CharacterSet':
    case 'ExpressionCharacterClass':
      return charactersOf(element.raw, flags);
    default:
      return [''];
  }
}

function wholesOfSequence(elements: readonly Element[], flags: string): string[] {
  let wholes = [''];
  for (const element of elements) {
    const next = wholesOf(element, flags);
    wholes = unique(wholes.flatMap((start) => next.map((text) => start + text)));
  }
  return wholes;
}

function charactersOf(raw: string, flags: string): string[] {
  const test = new RegExp(`^(?:${raw})$`, flags.replaceAll(/[gy]/g, ''));
  return characters.filter((character) => test.test(character)).slice(0, perSet);
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)].slice(0, wholesMax);
}
