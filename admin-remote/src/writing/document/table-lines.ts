import type { Node } from 'prosemirror-model';

const rules: Partial<Record<string, string>> = { left: ':--', center: ':-:', right: '--:' };

/** A table as lines of Markdown: its head, the alignment of its columns, and its rows. */
export function tableLines(table: Node, cellText: (cell: Node) => string): string[] {
  const rows: Node[][] = table.children.map(({ children }) => [...children]);
  const columns = Math.max(1, ...rows.map(({ length }) => length));
  const lines = rows.map((cells) => lineOf(Array.from({ length: columns }, (_, at) => textAt(cells[at]))));
  const head = rows[0] ?? [];
  const rule = Array.from({ length: columns }, (_, at) => rules[String(head[at]?.attrs.align)] ?? '---');
  return [lines[0] ?? '', lineOf(rule), ...lines.slice(1)];

  function textAt(cell: Node | undefined): string {
    return cell ? cellText(cell) : '';
  }
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
