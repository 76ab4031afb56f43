import type { VideoFile } from './video-file.ts';

/** A part of a WebM file, which may hold further ones. */
export interface EbmlElement {
  id: number;
  /** Where it begins. */
  at: number;
  /** Where its content begins and ends. */
  from: number;
  to: number;
  /** Its length is unknown: it ends with what it lies in, or where another of its kind begins. */
  isOpen: boolean;
}

const elementsMax = 10_000;

/** @throws Error when it is none, or goes beyond the end */
export function elementAt(file: VideoFile, at: number, end: number): EbmlElement {
  const idBytes = lengthOf(file.uint(at, 1));
  if (idBytes > 4) throw new Error('This is no element');
  const id = file.uint(at, idBytes);
  const sizeAt = at + idBytes;
  const first = file.uint(sizeAt, 1);
  const sizeBytes = lengthOf(first);
  const from = sizeAt + sizeBytes;
  let isOpen = (first & (0xff >> sizeBytes)) === 0xff >> sizeBytes;
  let size = first & (0xff >> sizeBytes);
  for (let next = sizeAt + 1; next < from; next += 1) {
    const byte = file.uint(next, 1);
    isOpen &&= byte === 0xff;
    size = size * 256 + byte;
  }
  const to = isOpen ? end : from + size;
  if (from > end || to > end) throw new Error('An element goes beyond the end');
  return { id, at, from, to, isOpen };
}

/** The elements of one that has a length. */
export function elementsIn(file: VideoFile, { from, to, isOpen }: EbmlElement): EbmlElement[] {
  if (isOpen) throw new Error('An element has no length');
  const elements: EbmlElement[] = [];
  for (let at = from; at < to; at = elements.at(-1)!.to) {
    elements.push(elementAt(file, at, to));
    if (elements.length > elementsMax) throw new Error('There are too many elements');
  }
  return elements;
}

export function unsigned(file: VideoFile, { from, to }: EbmlElement): number {
  if (to === from) return 0;
  return file.uint(from, Math.min(to - from, 6));
}

/** Bytes of a number, by its first one: as many as the place of its highest bit. */
function lengthOf(first: number): number {
  if (first === 0) throw new Error('This is no element');
  return Math.clz32(first) - 23;
}
