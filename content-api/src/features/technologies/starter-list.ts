import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { technologyInputSchema } from '../../contract/records.ts';

const file = new URL('../../../demo/technologies.json', import.meta.url);

/** The technologies that come with the API, for 'Initialize from JSON'. */
export async function readStarterList() {
  return z.array(technologyInputSchema).parse(JSON.parse(await readFile(file, 'utf8')));
}
