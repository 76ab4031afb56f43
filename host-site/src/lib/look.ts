/** Values of the design system, under short names for this site's own compositions. */
export const look = {
  bg: '#070a14',
  raised: '#0c1120',
  raisedMore: '#131a2e',
  line: 'rgba(148, 178, 255, 0.14)',
  lineStrong: 'rgba(148, 178, 255, 0.28)',
  text: '#eef2ff',
  textSoft: '#b9c3dc',
  textFaint: '#8d99b8',
  primary: '#5b9bff',
  secondary: '#a78bfa',
  tertiary: '#22d3ee',
  success: '#4ade80',
  display: "Poppins, 'Poppins Fallback', system-ui, sans-serif",
  body: "Inter, 'Inter Fallback', system-ui, sans-serif",
  up: {
    sm: '@media (min-width: 640px)',
    md: '@media (min-width: 768px)',
    lg: '@media (min-width: 992px)',
    xl: '@media (min-width: 1200px)',
  },
  still: '@media (prefers-reduced-motion: reduce)',
} as const;
