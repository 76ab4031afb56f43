import type { RecordTexts } from './texts-to-translate.ts';
import { keptPartsOf, piecesOf } from './kept-parts.ts';
import type { Piece } from './kept-parts.ts';
import type { Unit } from './units.ts';

/** The texts as XLIFF 2.1: a file for each record, a unit for each text. What is kept are placeholders, out of reach. */
export async function* xliffOf(
  records: AsyncIterable<RecordTexts>,
  { first, code }: { first: string; code: string },
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n`;
  yield `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="${escaped(first)}" trgLang="${escaped(code)}">\n`;
  for await (const record of records) yield fileOf(record);
  yield '</xliff>\n';
}

function fileOf({ kind, id, title, units }: RecordTexts): string {
  return ` <file id="${kind.name}.${id}" original="${kind.name}/${id}" xml:space="preserve">
  <notes><note>${escaped(`${kind.words.one}: ${title}`)}</note></notes>
${units.map(unitOf).join('')} </file>
`;
}

function unitOf({ id, name, source, target }: Unit): string {
  const parts = keptPartsOf(source);
  const data = parts.map((part, index) => `<data id="d${index + 1}">${escaped(part)}</data>`).join('');
  const original = data === '' ? '' : `   <originalData>${data}</originalData>\n`;
  const translated = target === '' ? '' : `<target>${inline(piecesOf(target, parts))}</target>`;
  const state = target === '' ? 'initial' : 'translated';
  return `  <unit id="${escaped(id)}" name="${escaped(name)}">
${original}   <segment state="${state}"><source>${inline(piecesOf(source, parts))}</source>${translated}</segment>
  </unit>
`;
}

function inline(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) =>
      typeof piece === 'string'
        ? escaped(piece)
        : `<ph id="${piece.part + 1}" dataRef="d${piece.part + 1}"/>`,
    )
    .join('');
}

const marks: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};
/** XML has no place for them. */
const forbidden = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu;

function escaped(text: string): string {
  return text.replace(forbidden, '').replaceAll(/[&<>"\r]/g, (mark) => marks[mark] ?? mark);
}
