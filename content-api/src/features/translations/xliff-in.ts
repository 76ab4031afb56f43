import { SaxesParser } from 'saxes';
import type { SaxesTagNS } from 'saxes';
import { isFault } from '../../lib/fault.ts';
import { textsMax, tooManyTexts, unreadable } from './sent-texts.ts';
import type { SentFile, SentPiece, SentText } from './sent-texts.ts';

const namespace = 'urn:oasis:names:tc:xliff:document:2.0';
const depthMax = 60;
/** Marks of translators' tools around a text; what is within them counts. */
const transparent = new Set(['mrk', 'sm', 'em']);

/**
 * Reads a file of XLIFF 2. No entity but those of XML itself is expanded, and nothing that it names is read; segments of one unit are
 * one text.
 *
 * @throws Fault 400 that names the line, 413 for too many texts
 */
export function readXliff(text: string): SentFile {
  const parser = new SaxesParser({ position: true, xmlns: true });
  const open: string[] = [];
  const texts: SentText[] = [];
  let language: string | undefined;
  let record = '';
  let unit: SentText | undefined;
  let side: SentPiece[] | undefined;
  const fail = (why: string) => unreadable(parser.line, why);

  parser.on('doctype', () => {
    throw fail('a DTD is not read');
  });
  parser.on('error', ({ message }) => {
    throw fail(message.replace(/^\d+:\d+: /, '').slice(0, 200));
  });
  parser.on('text', (piece) => side?.push(piece));
  parser.on('cdata', (piece) => side?.push(piece));
  parser.on('opentag', (tag) => {
    open.push(tag.local);
    if (open.length > depthMax) throw fail('elements lie too deep within each other');
    if (open.length === 1) language = languageOf(tag, fail);
    // Modules of other makers.
    if (tag.uri !== namespace) {
      if (side !== undefined) throw fail(`${tag.name} is no part of a text`);
      return;
    }
    if (tag.local === 'file') record = attribute(tag, 'id').replace('.', '/');
    else if (tag.local === 'unit') {
      unit = { record, unit: attribute(tag, 'id'), line: parser.line, source: [], target: [] };
      texts.push(unit);
      if (texts.length > textsMax) throw tooManyTexts();
    } else if (tag.local === 'source' || tag.local === 'target') side = unit?.[tag.local];
    else if (side !== undefined && tag.local === 'ph') side.push({ part: Number(attribute(tag, 'id')) - 1 });
    else if (side !== undefined && tag.local === 'cp') side.push(characterOf(tag, fail));
    else if (side !== undefined && !transparent.has(tag.local))
      throw fail(`the source has no ${tag.local} here`);
  });
  parser.on('closetag', ({ local }) => {
    open.pop();
    if (local === 'source' || local === 'target') side = undefined;
    if (local === 'unit') unit = undefined;
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (isFault(error) || !(error instanceof Error)) throw error;
    throw fail(error.message.slice(0, 200));
  }
  if (language === undefined) throw fail('there is no XLIFF');
  return { language, texts };
}

type Fail = (why: string) => Error;

function languageOf(tag: SaxesTagNS, fail: Fail): string {
  if (tag.local !== 'xliff' || tag.uri !== namespace)
    throw fail('XLIFF 2.1 begins with xliff in its namespace');
  if (!/^2\.\d$/.test(attribute(tag, 'version'))) throw fail('the version must be 2.0, 2.1 or 2.2');
  const language = attribute(tag, 'trgLang');
  if (language === '') throw fail('trgLang is missing: it is the language of the translations');
  return language;
}

function attribute({ attributes }: SaxesTagNS, name: string): string {
  return attributes[name]?.value ?? '';
}

function characterOf(tag: SaxesTagNS, fail: Fail): string {
  const code = Number.parseInt(attribute(tag, 'hex'), 16);
  if (!(code >= 0 && code <= 0x10_ff_ff)) throw fail('cp needs the number of a character');
  return String.fromCodePoint(code);
}
