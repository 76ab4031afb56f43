/** Families: the page that uses the theme declares the faces, with stand-ins of the same metrics. */
export const font = {
  display: "Poppins, 'Poppins Fallback', system-ui, sans-serif",
  text: "Inter, 'Inter Fallback', system-ui, sans-serif",
  mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
} as const;

/** Sizes of text; those of headings grow with the window. */
export const fontSize = {
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  headingXs: '1.0625rem',
  headingSm: '1.25rem',
  headingMd: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem)',
  headingLg: 'clamp(1.75rem, 1.35rem + 1.9vw, 2.75rem)',
  headingXl: 'clamp(2.25rem, 1.6rem + 3vw, 3.75rem)',
  display: 'clamp(2.75rem, 1.6rem + 5.2vw, 5.5rem)',
} as const;
