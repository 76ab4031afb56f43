/** Signs that mean something wherever they stand; an underscore only at the edge of a word. */
const inlineSign = /[\\`*[\]~]|<(?=[a-z/!?])|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu;
/** Signs that mean something at the beginning of a line. */
const lineSign = /^(?:#{1,6}(?=\s|$)|>|[-+](?=\s|$)|-{2,}|=+\s*$|:(?=-)|\|)/;
const lineNumber = /^(\d{1,9})([.)])(?=\s|$)/;

/** Text as Markdown that reads the same. */
export function escapeText(text: string, isAtLineStart: boolean): string {
  const escaped = text.replaceAll('\n', ' ').replace(inlineSign, '\\$&');
  if (!isAtLineStart) return escaped;
  return escaped.trimStart().replace(lineSign, '\\$&').replace(lineNumber, '$1\\$2');
}

/** An address as the target of a link. */
export function escapeAddress(address: string): string {
  const plain = address.replace(/\s/g, (space) => encodeURIComponent(space));
  return plain.replace(/[()<>\\]/g, '\\$&');
}

export function escapeTitle(title: string): string {
  return title.replace(/\s+/g, ' ').replace(/[\\"]/g, '\\$&');
}
