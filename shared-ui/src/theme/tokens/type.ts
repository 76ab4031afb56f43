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
  h2: 'clamp(1.875rem, 1.2rem + 3vw, 3.75rem)',
  h1: 'clamp(2.5rem, 7vw, 7rem)',
  hero: 'clamp(2.75rem, 8.5vw, 9rem)',
} as const;
