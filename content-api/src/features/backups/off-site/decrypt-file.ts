import { createReadStream } from 'node:fs';
import { startupFault } from '../../../lib/startup-fault.ts';
import { isError } from '../../../lib/is-error.ts';
import { toWebStream } from './to-web-stream.ts';

/** The contents of an encrypted file, 64 kB at a time. @throws WRONG_KEY when it was made for another key */
export async function decryptFile(
  file: string,
  identities: readonly string[],
): Promise<AsyncIterable<Uint8Array>> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    return await decrypter.decrypt(toWebStream(createReadStream(file)));
  } catch (error) {
    if (!isError(error) || !error.message.includes('no identity matched')) throw error;
    throw startupFault('WRONG_KEY', 'it was encrypted for another key');
  }
}
