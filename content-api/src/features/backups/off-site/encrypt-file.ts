import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { privateFileMode } from 'server-kit';
import { hashChunks } from './hash-chunks.ts';
import { toWebStream } from './to-web-stream.ts';

/** SHA-256 of what was encrypted, and of the encrypted file, in hex. */
interface Hashes {
  plain: string;
  encrypted: string;
}

/** Encrypts chunks into a file in the format of age, 64 kB at a time. Only the owner of the private key can read it. */
export async function encryptFile(
  chunks: AsyncIterable<Uint8Array>,
  target: string,
  publicKey: string,
): Promise<Hashes> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(publicKey);
  const [plain, encrypted] = [createHash('sha256'), createHash('sha256')];
  const stream = await encrypter.encrypt(toWebStream(hashChunks(chunks, plain)));
  await pipeline(hashChunks(stream, encrypted), createWriteStream(target, { mode: privateFileMode }));
  return { plain: plain.digest('hex'), encrypted: encrypted.digest('hex') };
}
