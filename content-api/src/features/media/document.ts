import { readFile, writeFile } from 'node:fs/promises';
import { badFile } from './faults.ts';
import { clearPdf } from './metadata/clear-pdf.ts';

const endBytes = 2_048;

/** @throws Fault 422 when the end of a document is missing */
export async function requireDocument(file: string): Promise<Buffer> {
  const document = await readFile(file);
  if (!document.subarray(-endBytes).includes('%%EOF')) throw badFile('The document is damaged or incomplete');
  return document;
}

/** Takes the names of authors out of a document's file. Returns false when some may be left. */
export async function clearDocument(file: string): Promise<boolean> {
  const document = await requireDocument(file);
  const isClear = clearPdf(document);
  await writeFile(file, document);
  return isClear;
}
