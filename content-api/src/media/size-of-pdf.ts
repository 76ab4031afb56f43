import { open, stat } from 'node:fs/promises';
import { badFile } from './faults.ts';

const endBytes = 2_048;

/** A document has no size in px. @throws Fault 422 when its end is missing */
export async function sizeOfPdf(file: string): Promise<{ width: null; height: null }> {
  const { size } = await stat(file);
  const handle = await open(file);
  try {
    const end = Buffer.alloc(Math.min(size, endBytes));
    await handle.read(end, 0, end.length, size - end.length);
    if (!end.includes('%%EOF')) throw badFile('The document is damaged or incomplete');
    return { width: null, height: null };
  } finally {
    await handle.close();
  }
}
