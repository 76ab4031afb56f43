const webAddress = /https?:\/\/[^\s<>"]+/g;
/** Marks that mean something wherever they stand; an underscore only at the edge of a word. */
const inlineMarks = /[\\`*[\]<~|]|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
/** Marks that mean something at the beginning of a line only. */
const blockMark = /^(?:#{1,6}(?=\s|$)|>|[-+](?=\s|$)|-{2,}|=+\s*$)/;
const numberMark = /^(\d{1,9})([.)])(?=\s|$)/;

/** Plain text, whose lines are paragraphs, as Markdown that reads the same. Addresses stay as they are typed. */
export function plainToMarkdown(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(escapeLine)
    .join('\n\n');
}

function escapeLine(line: string): string {
  let escaped = '';
  let end = 0;
  for (const { 0: address, index } of line.matchAll(webAddress)) {
    escaped += escapeInline(line.slice(end, index)) + address;
    end = index + address.length;
  }
  escaped += escapeInline(line.slice(end));
  return escaped.replace(blockMark, '\\$&').replace(numberMark, '$1\\$2');
}

function escapeInline(text: string): string {
  return text.replace(inlineMarks, '\\$&');
}
