/** The custom property with which a look makes corners rounder or less round. */
export const radiusFactor = '--r';

/** A corner radius of the usual look, times how round a look is. */
export function rounded(radius: string): string {
  return `calc(${radius}*var(${radiusFactor},1))`;
}

/** Corner radii. */
export const radii = {
  sm: rounded('6px'),
  md: rounded('10px'),
  lg: rounded('16px'),
  xl: rounded('24px'),
  pill: '999px',
} as const;

/** Smallest side of anything that is pressed. */
export const targetSize = '2.75rem';

/** The one duration of the product (specification, section 1.2); only opacity, transform and colours change in it. */
export const duration = '0.3s';

/** Order of what lies over the page. */
export const layer = { bar: 50, drawer: 60, dialog: 70, toast: 80, splash: 90 } as const;
