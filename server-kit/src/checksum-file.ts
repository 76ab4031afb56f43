import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { replaceDurably } from './durable-file.ts';

/** The first line of the file holds the checksum of everything after it. */
const prefix = 'sha256-';
const headBytes = prefix.length + 44 + 1;

/** Replaces a file durably, with a checksum of its content in its first line. */
export async function writeWithChecksum(file: string, content: Buffer): Promise<void> {
  await replaceDurably(file, Buffer.concat([Buffer.from(headOf(content)), content]));
}

/** The content that `writeWithChecksum` wrote, or null when the file is missing, damaged or of another kind. */
export async function readWithChecksum(file: string): Promise<Buffer | null> {
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null || bytes.length < headBytes) return null;
  const content = bytes.subarray(headBytes);
  return bytes.subarray(0, headBytes).toString('latin1') === headOf(content) ? content : null;
}

function headOf(content: Buffer): string {
  return `${prefix}${createHash('sha256').update(content).digest('base64')}\n`;
}
