import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

const sources = path.resolve(import.meta.dirname, '../src');

/** Delays that are spread out, where who guesses gains nothing. */
const guessable = ['core/records/reindex.ts'];

test('secrets, codes and ids come from the generator of the system alone', async () => {
  const files = (await readdir(sources, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const found: string[] = [];
  for (const file of files) {
    if ((await readFile(path.join(sources, file), 'utf8')).includes('Math.random')) found.push(file);
  }
  expect(found.filter((file) => !guessable.includes(file))).toEqual([]);
});
