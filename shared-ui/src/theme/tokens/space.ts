/** The only steps of space (specification, section 1.2: 0.5rem to 5rem). */
export const space = {
  1: '0.5rem',
  2: '1rem',
  3: '1.5rem',
  4: '2rem',
  5: '3rem',
  6: '4rem',
  7: '5rem',
} as const;
