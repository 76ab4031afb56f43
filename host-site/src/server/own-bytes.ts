/**
 * The same bytes in memory of their own, to be kept: what compressing or reading gives is often a small piece of a pool of
 * 64 kB, and all of that stays for as long as the piece does.
 */
export function ownBytes(bytes: Uint8Array): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(bytes).buffer);
}
