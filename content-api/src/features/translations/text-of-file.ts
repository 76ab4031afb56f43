import { invalid } from '../../lib/fault.ts';

/** The text of a file that was sent. @throws Fault 400 for an empty one, and one that is not UTF-8 */
export function textOfFile(bytes: Uint8Array): string {
  if (bytes.length === 0) throw invalid({ file: 'File is required' });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid({ file: 'File: it must be text in UTF-8' });
  }
}
