import { readFileSync, writeFileSync } from 'node:fs';

/** Replaces a text of a file, which must be there. Returns a function that takes it back. */
export function changeFile(file: string, from: string, to: string): () => void {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(file, before.replace(from, to));
  return () => writeFileSync(file, before);
}
