/** Corner radii: those of the usual look, times how round a look is. */
export const radii = {
  sm: 'calc(6px*var(--r))',
  md: 'calc(10px*var(--r))',
  lg: 'calc(16px*var(--r))',
  xl: 'calc(24px*var(--r))',
  pill: '999px',
} as const;

/** Smallest side of anything that is pressed. */
export const targetSize = '2.75rem';

/** The one duration of the product (specification, section 9); only opacity, transform and colours change in it. */
export const duration = '0.3s';

/** Order of what lies over the page. */
export const layer = { bar: 50, drawer: 60, dialog: 70, toast: 80, splash: 90 } as const;
