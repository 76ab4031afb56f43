import { boxIn, childrenOf, mp4Boxes } from './mp4-boxes.ts';
import type { Mp4Box } from './mp4-boxes.ts';
import { requireSamples } from './mp4-samples.ts';
import type { VideoFacts } from './video-facts.ts';
import type { VideoFile } from './video-file.ts';

/** Boxes that players need. Any other may name a place, a person or a device. */
const needed: Record<string, readonly string[]> = {
  file: ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'mfra', 'sidx', 'ssix', 'prft', 'pdin'],
  moov: ['mvhd', 'trak', 'mvex', 'iods', 'pssh'],
  trak: ['tkhd', 'tref', 'edts', 'mdia', 'tapt', 'load'],
};
/** Tracks of data beside picture and sound, in which cameras write places. */
const shownTracks = ['vide', 'soun', 'hint', 'clcp', 'tmcd'];

/** Reads an MP4 file by its boxes. No table is expanded, so that a claimed number costs nothing. */
export function readMp4(file: VideoFile): VideoFacts {
  const whole = mp4Boxes(file, 0, file.size);
  const movie = whole.find(({ type }) => type === 'moov');
  if (movie === undefined || !whole.some(({ type }) => type === 'mdat'))
    throw new Error('There is no content');
  const inMovie = childrenOf(file, movie);
  const tracks = inMovie.filter(({ type }) => type === 'trak');
  const handlers = tracks.map((track) => handlerOf(file, track));
  const picture = tracks[handlers.indexOf('vide')];
  if (picture === undefined) throw new Error('There is no picture');
  requireSamples(file, { tracks, fragments: whole.filter(({ type }) => type === 'moof') });
  const unneeded = [
    ...without(whole, needed.file),
    ...without(inMovie, needed.moov),
    ...tracks.flatMap((track) => without(childrenOf(file, track), needed.trak)),
  ];
  return {
    ...sizeOf(file, picture),
    parts: unneeded,
    hasDataTrack: handlers.some((handler) => !shownTracks.includes(handler)),
  };
}

/** Makes unused space of boxes, so that nothing else changes its place. */
export function clearMp4(file: VideoFile, parts: VideoFacts['parts']): void {
  for (const { at, from, to } of parts) {
    file.write(at + 4, Buffer.from('free'));
    file.clear(from, to);
  }
}

function without(boxes: readonly Mp4Box[], types: readonly string[] = []): Mp4Box[] {
  return boxes.filter(({ type }) => !types.includes(type));
}

function handlerOf(file: VideoFile, track: Mp4Box): string {
  const handler = boxIn(file, track, 'mdia', 'hdlr');
  return handler === undefined ? '' : file.text(handler.from + 8, 4);
}

/** In px as it is shown: turned by a quarter when its matrix says so. */
function sizeOf(file: VideoFile, track: Mp4Box): { width: number; height: number } {
  const header = boxIn(file, track, 'tkhd');
  if (header === undefined) throw new Error('There is no header');
  const matrix = header.from + (file.uint(header.from, 1) === 1 ? 52 : 40);
  const shown = [file.uint(matrix + 36, 4), file.uint(matrix + 40, 4)].map((fixed) =>
    Math.round(fixed / 65_536),
  );
  const [across = 0, down = 0] = shown.every((length) => length > 0) ? shown : codedSize(file, track);
  if (across === 0 || down === 0) throw new Error('There is no size');
  const isTurned = file.uint(matrix, 4) === 0 && file.uint(matrix + 4, 4) !== 0;
  return isTurned ? { width: down, height: across } : { width: across, height: down };
}

function codedSize(file: VideoFile, track: Mp4Box): number[] {
  const description = boxIn(file, track, 'mdia', 'minf', 'stbl', 'stsd');
  if (description === undefined) return [];
  const entry = description.from + 8;
  return [file.uint(entry + 32, 2), file.uint(entry + 34, 2)];
}
