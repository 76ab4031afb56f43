export const radius = { sm: '0.375rem', md: '0.625rem', lg: '1rem', full: '99rem' } as const;

/** Smallest side of anything that is pressed. */
export const targetSize = '2.75rem';

/** The one duration of the product (specification, section 9); only opacity, transform and colours change in it. */
export const duration = '0.3s';

export const layer = { bar: 50, toast: 80, splash: 90 } as const;
