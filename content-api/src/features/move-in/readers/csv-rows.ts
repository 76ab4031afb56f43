const quote = 0x22;
const newline = 0x0a;
/** Spaces, and the mark of UTF-8. */
const blank = new Set([0x20, 0x09, 0xef, 0xbb, 0xbf]);
const rowMax = 20_000_000;

/**
 * Rows of a table, each whole and in the bytes that it came in: the parser keeps what it reads until the row ends. Of a row
 * that is larger than is read only its ends of lines are left, so lines keep their numbers.
 */
export async function* wholeRows(
  chunks: AsyncIterable<Buffer>,
  delimiter: number,
  onHuge: (line: number) => void,
): AsyncGenerator<Buffer> {
  let kept: Buffer[] = [];
  let size = 0;
  let isHuge = false;
  let isQuoted = false;
  let isAtStart = true;
  let line = 1;
  let rowLine = 1;
  const keep = (part: Buffer) => {
    size += part.length;
    if (isHuge || size > rowMax) {
      isHuge = true;
      kept = [];
    } else if (part.length > 0) kept.push(part);
  };
  for await (const chunk of chunks) {
    let start = 0;
    const whole: Buffer[] = [];
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (byte === newline) line += 1;
      // A quote inside a quoted cell stands twice, which ends and begins it.
      if (byte === quote && (isQuoted || isAtStart)) isQuoted = !isQuoted;
      else if (byte === newline && !isQuoted) {
        keep(chunk.subarray(start, at + 1));
        if (isHuge) {
          onHuge(rowLine);
          whole.push(Buffer.alloc(line - rowLine, newline));
        } else whole.push(...kept);
        [kept, size, isHuge, start, rowLine] = [[], 0, false, at + 1, line];
      }
      isAtStart =
        byte === delimiter ||
        byte === newline ||
        (byte === quote && !isQuoted) ||
        (isAtStart && blank.has(byte ?? 0));
    }
    keep(chunk.subarray(start));
    if (whole.length > 0) yield Buffer.concat(whole);
  }
  if (isHuge) onHuge(rowLine);
  else yield Buffer.concat(kept);
}
