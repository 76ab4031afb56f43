/** The only steps of space (specification, section 9: 0.5rem to 5rem). */
export const space = {
  xs: '0.5rem',
  sm: '1rem',
  md: '1.5rem',
  lg: '2rem',
  xl: '3rem',
  '2xl': '4rem',
  '3xl': '5rem',
} as const;

export type Space = keyof typeof space;
