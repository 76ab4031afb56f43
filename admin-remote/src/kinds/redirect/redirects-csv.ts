import Papa from 'papaparse';

interface Row {
  from: string;
  to: string;
}

/** Redirects as CSV. Cells that a spreadsheet would take for a formula are made harmless. */
export function toCsv(rows: readonly (Row & { hits: number })[]): string {
  const fields = ['from', 'to', 'hits'];
  return Papa.unparse({ fields, data: [...rows] }, { escapeFormulae: true });
}

/** The rows of a CSV file with the columns `from` and `to`; others are left aside. Null without those columns. */
export async function readCsv(file: File): Promise<Row[] | null> {
  const { data, meta } = Papa.parse<Record<string, string | undefined>>(await textOf(file), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const isComplete = meta.fields?.includes('from') === true && meta.fields.includes('to');
  return isComplete ? data.map(({ from = '', to = '' }) => ({ from: from.trim(), to: to.trim() })) : null;
}

/** Excel saves as the Windows of the country or with a mark of UTF-16, and may name the separator in a line of its own. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  return decode(bytes).replace(/^sep=.\r?\n/i, '');
}

function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
