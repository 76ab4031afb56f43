import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { advisoryLocks } from './advisory-locks.ts';

const sources = path.resolve(import.meta.dirname, '..');

test('every lock has a number of its own, which stands in the list alone', async () => {
  const numbers = Object.values<number>(advisoryLocks);
  expect(new Set(numbers).size).toBe(numbers.length);
  const spelled = numbers.flatMap((number) => [
    String(number),
    number.toLocaleString('en').replaceAll(',', '_'),
  ]);
  const files = (await readdir(sources, { recursive: true })).filter((file) => file.endsWith('.ts'));
  for (const file of files.filter((name) => !name.endsWith('advisory-locks.ts'))) {
    const text = await readFile(path.join(sources, file), 'utf8');
    expect({ file, hasNumber: spelled.some((number) => text.includes(number)) }).toEqual({
      file,
      hasNumber: false,
    });
    // A number within the call would be on no list.
    expect({ file, isBare: /pg_\w*advisory\w*\(\s*\d/.test(text) }).toEqual({ file, isBare: false });
  }
});
