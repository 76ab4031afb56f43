import { readFileSync } from 'node:fs';
import { Decrypter } from 'age-encryption';
import { startupFault } from '../../../lib/startup-fault.ts';

/** The private keys in a file as `age-keygen` writes it: one a line, beside comments. */
export function readIdentities(file: string): string[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (lines.length === 0 || !lines.every(isIdentity)) {
    throw startupFault(
      'NO_KEY',
      `${file} is no key file of age: it must hold a line that begins with AGE-SECRET-KEY-1`,
    );
  }
  return lines;
}

function isIdentity(line: string): boolean {
  try {
    new Decrypter().addIdentity(line);
    return true;
  } catch {
    return false;
  }
}
