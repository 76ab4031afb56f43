/** Widths in pixels at which every raster picture lies beside its original. */
export const variantWidths = [480, 800, 1200] as const;
