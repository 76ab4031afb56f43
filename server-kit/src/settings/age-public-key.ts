import { bech32 } from '@scure/base';

/** Length of a key by the word before it: X25519, and the same with ML-KEM-768 against quantum computers. */
const keyBytes = new Map([
  ['age', 32],
  ['age1pq', 1216],
]);

/** Checks form, length and checksum, so that a key with a typing error is refused. */
export function isAgePublicKey(value: string): boolean {
  const decoded = bech32.decodeUnsafe(value, false);
  const bytes = decoded && bech32.fromWordsUnsafe(decoded.words);
  return (
    bytes instanceof Uint8Array &&
    value.startsWith('age1') &&
    bytes.length === keyBytes.get(decoded?.prefix ?? '')
  );
}
