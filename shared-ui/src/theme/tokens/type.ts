/** Custom properties with the families of a look. */
export const fontProperties = { text: '--f-text', display: '--f-display' } as const;

/** Font families. The page declares the faces, and stand-ins with the same metrics. */
export const fonts = {
  text: `var(${fontProperties.text})`,
  display: `var(${fontProperties.display})`,
  mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
} as const;

/** Sizes of text, and of headings, which grow with the window. */
export const fontSizes = {
  xs: '0.8125rem',
  sm: '0.9375rem',
  md: '1rem',
  lg: '1.125rem',
  /** Under a page's or a section's heading. */
  lead: 'clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)',
  h4: '1.1875rem',
  h3: 'clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem)',
  h2: 'clamp(1.75rem, 1.3rem + 2vw, 2.75rem)',
  h1: 'clamp(2.25rem, 1.5rem + 3.4vw, 4rem)',
  hero: 'clamp(2.625rem, 1.4rem + 5.2vw, 5rem)',
} as const;
