import type { VideoFile } from './video-file.ts';

/** A part of an MP4 file, which may hold further ones. */
export interface Mp4Box {
  type: string;
  /** Where it begins. */
  at: number;
  /** Where its content begins and ends. */
  from: number;
  to: number;
}

const boxesMax = 200_000;

/** The boxes that lie one after another. @throws Error when one is too small, or goes beyond the end */
export function mp4Boxes(file: VideoFile, from: number, to: number): Mp4Box[] {
  const boxes: Mp4Box[] = [];
  for (let at = from; at + 8 <= to; at = boxes.at(-1)!.to) {
    const box = boxAt(file, at, to);
    if (box.to > to || box.to < box.from) throw new Error('A box has a wrong size');
    boxes.push(box);
    if (boxes.length > boxesMax) throw new Error('There are too many boxes');
  }
  return boxes;
}

export function childrenOf(file: VideoFile, { from, to }: Mp4Box): Mp4Box[] {
  return mp4Boxes(file, from, to);
}

/** A box by the path to it. */
export function boxIn(file: VideoFile, box: Mp4Box, ...[first, ...rest]: string[]): Mp4Box | undefined {
  const inner = childrenOf(file, box).find(({ type }) => type === first);
  return inner === undefined || rest.length === 0 ? inner : boxIn(file, inner, ...rest);
}

function boxAt(file: VideoFile, at: number, end: number): Mp4Box {
  const size = file.uint(at, 4);
  const type = file.text(at + 4, 4);
  if (size === 0) return { type, at, from: at + 8, to: end };
  if (size !== 1) return { type, at, from: at + 8, to: at + size };
  const large = file.uint(at + 8, 4) * 2 ** 32 + file.uint(at + 12, 4);
  return { type, at, from: at + 16, to: at + large };
}
