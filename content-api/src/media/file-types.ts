import type { mediaGroups } from '../contract/media.ts';

export type MediaGroup = (typeof mediaGroups)[number];

/** A type that the library takes. */
export interface FileType {
  type: string;
  group: MediaGroup;
  ending: string;
  /** Smaller sizes are made of it. */
  isRaster: boolean;
}

/** Every type that the library accepts, detected from the content. */
export const fileTypes: readonly FileType[] = [
  { type: 'image/jpeg', group: 'image', ending: 'jpg', isRaster: true },
  { type: 'image/png', group: 'image', ending: 'png', isRaster: true },
  { type: 'image/webp', group: 'image', ending: 'webp', isRaster: true },
  { type: 'image/avif', group: 'image', ending: 'avif', isRaster: true },
  { type: 'image/gif', group: 'image', ending: 'gif', isRaster: true },
  { type: 'image/svg+xml', group: 'image', ending: 'svg', isRaster: false },
  { type: 'video/mp4', group: 'video', ending: 'mp4', isRaster: false },
  { type: 'video/webm', group: 'video', ending: 'webm', isRaster: false },
  { type: 'application/pdf', group: 'document', ending: 'pdf', isRaster: false },
];

/** Length of the beginning of a file from which its type is detected, in bytes. */
export const headBytes = 4_100;

/** A comment ends at its first `-->`, so that the expression takes linear time. */
const svgStart =
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[^])*-->\s*)*(?:<!DOCTYPE svg[^[>]*(?:\[[^\]]*\]\s*)?>\s*)?(?:<!--(?:(?!-->)[^])*-->\s*)*<svg[\s>]/i;
/** Names that the library gives to what is taken as another type. */
const sameAs: Record<string, string> = { 'image/apng': 'image/png', 'video/x-m4v': 'video/mp4' };

/** The type of a file by its beginning; undefined when the library does not take it. */
export async function typeOfHead(head: Uint8Array): Promise<FileType | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  const told = (await fileTypeFromBuffer(head))?.mime;
  const isText = told === undefined || told === 'application/xml' || told === 'image/svg+xml';
  const mime = isText && svgStart.test(new TextDecoder().decode(head)) ? 'image/svg+xml' : told;
  return fileTypes.find(({ type }) => type === (mime && (sameAs[mime] ?? mime)));
}
