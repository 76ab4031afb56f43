/** Raw colours: a blue-cast night, and one light for every meaning. */
export const colors = {
  ink: { 0: '#07090f', 1: '#0c1019', 2: '#121826', 3: '#1a2233', 4: '#242e44' },
  line: { soft: 'rgb(148 170 214 / 12%)', strong: 'rgb(148 170 214 / 26%)' },
  mist: { 0: '#f4f7ff', 1: '#c3cde2', 2: '#93a0bb' },
  blue: { 300: '#8ab4ff', 400: '#5b93ff', 500: '#2f6bff', 600: '#1f55db' },
  violet: { 300: '#c3adff', 500: '#8b5cf6' },
  cyan: { 300: '#7be3f5', 500: '#22c7e6' },
  green: { 300: '#7ee2b0', 500: '#22b573' },
  red: { 300: '#ff9aa2', 500: '#e5484d', 600: '#c93a40' },
  amber: { 300: '#ffd080', 500: '#f0a020' },
} as const;
