/** Every page of a list in turn; each is asked for with the last row of the one before. */
export async function* allPages<Row>(
  size: number,
  read: (size: number, after?: Row) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(size, last);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < size || last === undefined) return;
  }
}
