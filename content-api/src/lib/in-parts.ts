const usual = 200;

/** The values in parts of so many: a statement takes a limited number of them. */
export function* inParts<T>(values: Iterable<T>, size = usual): Generator<T[]> {
  let part: T[] = [];
  for (const value of values) {
    part.push(value);
    if (part.length < size) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
