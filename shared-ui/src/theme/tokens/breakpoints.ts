/** The two sets of breakpoints of the specification (section 1.2), in px, used as listed. */
export const breakpoints = {
  /** Theme breakpoints. */
  theme: { sm: 576, md: 768, lg: 992, xl: 1200 },
  /** Page breakpoints. */
  page: { xs: 480, sm: 640, md: 768, lg: 1024, xl: 1200 },
} as const;

/** Maximum widths of containers in px (specification, section 1.2). */
export const containers = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const;
