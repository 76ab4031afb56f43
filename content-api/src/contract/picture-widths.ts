/** Widths in px at which every raster picture lies beside its original: `<name>-480.avif`, `<name>-480.webp` and so on. */
export const pictureWidths = [480, 800, 1200] as const;
