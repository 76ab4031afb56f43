/** Families with metric-matched fallbacks; the faces themselves are the page's to load. */
export const fonts = {
  text: "'Inter', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Arial, sans-serif",
  display: "'Poppins', 'Poppins Fallback', 'Inter', system-ui, Arial, sans-serif",
  mono: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
} as const;

/** Fluid sizes of display type and fixed sizes of text. */
export const fontSizes = {
  xs: '0.8125rem',
  sm: '0.9375rem',
  md: '1rem',
  lg: '1.125rem',
  h4: '1.1875rem',
  h3: 'clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem)',
  h2: 'clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)',
  h1: 'clamp(2.125rem, 1.5rem + 2.6vw, 3.5rem)',
  hero: 'clamp(2.5rem, 1.4rem + 4.8vw, 5rem)',
} as const;
