import { elementAt, elementsIn, unsigned } from './ebml.ts';
import type { EbmlElement } from './ebml.ts';
import type { VideoFacts } from './video-facts.ts';
import type { VideoFile } from './video-file.ts';

const ids = {
  head: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  tags: 0x1254c367,
  attachments: 0x1941a469,
  seekHead: 0x114d9b74,
  cues: 0x1c53bb6b,
  chapters: 0x1043a770,
  track: 0xae,
  trackType: 0x83,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  shownWidth: 0x54b0,
  shownHeight: 0x54ba,
  shownUnit: 0x54b2,
  title: 0x7ba9,
  fileName: 0x73a4,
  checksum: 0xbf,
  block: 0xa3,
  blockGroup: 0xa0,
} as const;
/** A cluster of unknown length ends where one of these begins. */
const topLevel: readonly number[] = [
  ids.info,
  ids.tracks,
  ids.cluster,
  ids.tags,
  ids.attachments,
  ids.seekHead,
  ids.cues,
  ids.chapters,
];
const elementsMax = 4_000_000;

/** Reads a WebM file by its elements, those of unknown length included, as browsers write them while they record. */
export function readWebm(file: VideoFile): VideoFacts {
  const head = elementAt(file, 0, file.size);
  if (head.id !== ids.head || head.isOpen) throw new Error('There is no head');
  const segment = elementAt(file, head.to, file.size);
  if (segment.id !== ids.segment) throw new Error('There is no segment');
  const found = { blocks: 0, elements: 0, parts: [] as EbmlElement[] };
  let size: { width: number; height: number } | undefined;
  for (let at = segment.from; at < segment.to;) {
    const element = elementAt(file, at, segment.to);
    if ((found.elements += 1) > elementsMax) throw new Error('There are too many elements');
    at = element.to;
    if (element.id === ids.tracks) size ??= sizeIn(file, element);
    else if (element.id === ids.cluster) {
      if (element.isOpen) at = endOfCluster(file, element, found);
      else if (element.to > element.from) found.blocks += 1;
    } else if (element.isOpen) throw new Error('An element has no length');
    else if (element.id === ids.tags || element.id === ids.attachments) found.parts.push(element);
    else if (element.id === ids.info) found.parts.push(...namesIn(file, element));
  }
  if (size === undefined || found.blocks === 0) throw new Error('There is no picture');
  return { ...size, parts: found.parts, hasDataTrack: false };
}

/** Makes unused space of elements, so that nothing else changes its place. */
export function clearWebm(file: VideoFile, parts: VideoFacts['parts']): void {
  for (const { at, to } of parts) {
    const length = to - at;
    const head = Buffer.alloc(length < 9 ? 2 : 9);
    head[0] = 0xec;
    if (head.length === 2) head[1] = 0x80 | (length - 2);
    else {
      head[1] = 1;
      head.writeUIntBE(length - 9, 3, 6);
    }
    file.clear(at, to);
    file.write(at, head);
  }
}

function endOfCluster(
  file: VideoFile,
  { from, to }: EbmlElement,
  found: { blocks: number; elements: number },
): number {
  for (let at = from; at < to;) {
    const element = elementAt(file, at, to);
    if (topLevel.includes(element.id)) return at;
    if (element.isOpen) throw new Error('An element has no length');
    if ((found.elements += 1) > elementsMax) throw new Error('There are too many elements');
    if (element.id === ids.block || element.id === ids.blockGroup) found.blocks += 1;
    at = element.to;
  }
  return to;
}

/** Its title and the names of files. A checksum holds for what is cleared as well. */
function namesIn(file: VideoFile, info: EbmlElement): EbmlElement[] {
  const inside = elementsIn(file, info);
  const names = inside.filter(({ id }) => id === ids.title || id === ids.fileName);
  return names.length === 0 ? [] : [...names, ...inside.filter(({ id }) => id === ids.checksum)];
}

function sizeIn(file: VideoFile, tracks: EbmlElement): { width: number; height: number } | undefined {
  for (const track of elementsIn(file, tracks).filter(({ id }) => id === ids.track)) {
    const inside = elementsIn(file, track);
    const type = inside.find(({ id }) => id === ids.trackType);
    const video = inside.find(({ id }) => id === ids.video);
    if (type === undefined || unsigned(file, type) !== 1 || video === undefined) continue;
    const facts = elementsIn(file, video);
    const valueOf = (wanted: number) => {
      const element = facts.find(({ id }) => id === wanted);
      return element === undefined ? 0 : unsigned(file, element);
    };
    const isInPixels = valueOf(ids.shownUnit) === 0;
    const width = (isInPixels && valueOf(ids.shownWidth)) || valueOf(ids.width);
    const height = (isInPixels && valueOf(ids.shownHeight)) || valueOf(ids.height);
    if (width > 0 && height > 0) return { width, height };
  }
  return undefined;
}
