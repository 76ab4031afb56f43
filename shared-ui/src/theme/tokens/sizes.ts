/** Steps of space in rem (docs/specification.md, constants): nothing stands between them. */
export const space = {
  1: '0.5rem',
  2: '1rem',
  3: '1.5rem',
  4: '2rem',
  5: '3rem',
  6: '4rem',
  7: '5rem',
} as const;

/** Corner radii. */
export const radii = { sm: '6px', md: '10px', lg: '16px', xl: '24px', pill: '999px' } as const;

/** Container widths in px. */
export const containers = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const;

/** Breakpoint sets in px: one for the theme, one for page layouts. */
export const themeBreakpoints = { sm: 576, md: 768, lg: 992, xl: 1200 } as const;
export const pageBreakpoints = { xs: 480, sm: 640, md: 768, lg: 1024, xl: 1200 } as const;
