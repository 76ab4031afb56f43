const separators = /([,;|\t\r\n])/;
/** With what a spreadsheet skips before it. */
const formula = /^["'\s]*(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;

/**
 * A text in which no spreadsheet finds a formula: an apostrophe stands before what could begin one. Where a comma is the decimal
 * sign, tables are split at semicolons, inside quotes as well, so a formula can also begin in the middle of a text.
 */
export function safeCell(text: string): string {
  const parts = text.split(separators);
  return parts.map((part) => (formula.test(part) ? `'${part}` : part)).join('');
}

/** The text of a cell that `safeCell` may have made. */
export function textOfCell(cell: string): string {
  const parts = cell.split(separators);
  return parts
    .map((part) => (part.startsWith("'") && formula.test(part.slice(1)) ? part.slice(1) : part))
    .join('');
}
