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
export function readCsv(file: File): Promise<Row[] | null> {
  return new Promise((resolve, reject) => {
    Papa.parse<Record<string, string | undefined>, File>(file, {
      header: true,
      skipEmptyLines: 'greedy',
      transformHeader: (name) => name.trim().toLowerCase(),
      complete({ data, meta }) {
        const isComplete = meta.fields?.includes('from') === true && meta.fields.includes('to');
        const rows = data.map(({ from = '', to = '' }) => ({ from: from.trim(), to: to.trim() }));
        resolve(isComplete ? rows : null);
      },
      error: reject,
    });
  });
}
