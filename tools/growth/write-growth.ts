import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { growContent } from './grow-content.ts';

/** Writes the content of a studio that has grown from the demo content, for `npm run content -- import FILE`. */
export async function writeGrowth(target: string, counts: Parameters<typeof growContent>[1]) {
  const demo = path.join(import.meta.dirname, '../../content-api/demo/content.json');
  const content = JSON.parse(await readFile(demo, 'utf8')) as Parameters<typeof growContent>[0];
  const grown = growContent(content, counts);
  await writeFile(target, JSON.stringify(grown));
  return grown;
}
