import type { mediaGroups } from '../../contract/media.ts';

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
  { type: 'font/woff2', group: 'font', ending: 'woff2', isRaster: false },
];

/** The types that smaller sizes are made of. */
export const rasterTypes = fileTypes.filter(({ isRaster }) => isRaster).map(({ type }) => type);

export function isRasterType(type: string): boolean {
  return fileTypes.some((one) => one.type === type && one.isRaster);
}
