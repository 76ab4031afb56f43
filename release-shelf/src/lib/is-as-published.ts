import { decode, encodings } from './encodings.ts';
import { integrityOf } from './integrity.ts';

/**
 * Returns true if a file of a release, or a compressed form of it, has the published content.
 *
 * @param encoding `br`, `gzip`, or `identity` for the file itself
 * @param integrity of the file, as the release's manifest names it
 */
export async function isAsPublished(
  content: Buffer,
  encoding: 'br' | 'gzip' | 'identity',
  integrity: string,
): Promise<boolean> {
  const form = encodings.find(({ name }) => name === encoding);
  if (!form) return integrityOf(content) === integrity;
  const decoded = await decode(content, form.name).catch(() => null);
  return decoded !== null && integrityOf(decoded) === integrity;
}
