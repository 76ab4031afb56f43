/** Widths in px at which every raster picture lies beside its original: `<name>-480.avif`, `<name>-480.webp` and so on. */
export const pictureWidths = [480, 800, 1200] as const;

/** Widths of AVIFs for places that are as wide as the window; only of a picture that is wider than the one before. */
export const widePictureWidths = [1920, 2560] as const;
