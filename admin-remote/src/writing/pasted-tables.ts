/** A table of one cell is a frame; any other has its first row as its head, and its caption before it. */
export function arrangeTable(table: HTMLTableElement): void {
  const rows = [...table.rows].filter((row) => row.closest('table') === table && row.cells.length > 0);
  if (table.caption) table.before(...paragraphOf(table.caption));
  if (
    table.querySelector('table') ||
    rows.length === 0 ||
    (rows.length === 1 && rows[0]?.cells.length === 1)
  ) {
    for (const part of table.querySelectorAll('thead, tbody, tfoot, tr, th, td')) {
      if (part.closest('table') === table) part.replaceWith(...part.childNodes);
    }
    return table.replaceWith(...table.childNodes);
  }
  const lines = spreadCells(rows);
  const columns = Math.max(...lines.map((line) => line.length));
  const page = table.ownerDocument;
  const [head, body] = [page.createElement('thead'), page.createElement('tbody')];
  for (const [index, line] of lines.entries()) {
    for (const cell of line)
      for (const block of cell.querySelectorAll('p, div, ul, ol, li, h1, h2, h3, h4')) {
        block.append(' ');
        block.replaceWith(...block.childNodes);
      }
    while (line.length < columns) line.push(page.createElement('td'));
    const clean = page.createElement('tr');
    clean.append(...line);
    (index === 0 ? head : body).append(clean);
  }
  table.replaceChildren(head, body);
}

/** The cells of each row in their columns: a cell over several leaves the others empty. */
function spreadCells(rows: readonly HTMLTableRowElement[]): HTMLTableCellElement[][] {
  /** Columns that a cell of a row above reaches into, by the number of rows that it still covers. */
  let covered: number[] = [];
  return rows.map((row) => {
    const line: HTMLTableCellElement[] = [];
    const next: number[] = [];
    const cells = [...row.cells];
    const empty = (rowsLeft: number) => {
      next[line.length] = rowsLeft;
      line.push(row.ownerDocument.createElement('td'));
    };
    while (cells.length > 0 || line.length < covered.length) {
      const rowsLeft = covered[line.length] ?? 0;
      const cell = rowsLeft > 0 ? undefined : cells.shift();
      if (!cell) {
        empty(Math.max(0, rowsLeft - 1));
        continue;
      }
      const { colSpan, rowSpan } = cell;
      next[line.length] = rowSpan - 1;
      line.push(cell);
      for (let more = 1; more < Math.min(colSpan, columnsMax); more += 1) empty(rowSpan - 1);
    }
    covered = next;
    return line;
  });
}

/** HTML allows a thousand. */
const columnsMax = 50;

function paragraphOf(caption: HTMLTableCaptionElement): HTMLElement[] {
  const paragraph = caption.ownerDocument.createElement('p');
  paragraph.append(...caption.childNodes);
  caption.remove();
  return (paragraph.textContent ?? '').trim() === '' ? [] : [paragraph];
}
