import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { hashOf } from './receive.ts';

const demoDir = path.join(import.meta.dirname, '../../../demo');
const textsSchema = z.record(z.string(), z.string());

/** Alt text of a picture of the demo content; empty for any other content, also under such a name. */
export async function demoAlt(file: string, sha256: string): Promise<string> {
  const texts = textsSchema.parse(JSON.parse(await readFile(path.join(demoDir, 'alt-texts.json'), 'utf8')));
  const text = Object.hasOwn(texts, file) ? texts[file] : undefined;
  if (text === undefined) return '';
  const own = await hashOf(path.join(demoDir, 'media', file)).catch(() => undefined);
  return own?.sha256 === sha256 ? text : '';
}
