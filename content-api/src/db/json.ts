/** Writes a JSON column. */
export function writeJson(value: unknown): string {
  return JSON.stringify(value);
}

/** Reads a JSON column: text from SQLite, already parsed from PostgreSQL. Only we write these columns. */
export function readJson<T>(column: unknown): T {
  return (typeof column === 'string' ? JSON.parse(column) : column) as T;
}

export const toFlag = (value: boolean): number => (value ? 1 : 0);
export const fromFlag = (value: number): boolean => value === 1;
