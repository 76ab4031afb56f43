/** Icons of the writing tools for `Icon`: SVG path data on a 24 × 24 grid, drawn with a stroke. */
export const writingIcons = {
  bold: 'M7 4.5h6.2a3.7 3.7 0 0 1 0 7.4H7zm0 7.4h7.2a3.8 3.8 0 0 1 0 7.6H7z',
  italic: 'M10 4.5h8M6 19.5h8M14.3 4.5l-4.6 15',
  heading: 'M6 5v14M18 5v14M6 12h12',
  link: 'M10 13.5a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10.5a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5l1.4-.8v4.6M3.8 15.6c.4-1.3 2.5-1.1 2.3.3-.2.9-2.2 1.6-2.3 2.7h2.5',
  tasks: 'M12 6.5h8M12 17.5h8M3.5 6.5 5 8l3.5-3.5m-5 13L5 19l3.5-3.5',
  code: 'M8 7l-5 5 5 5m8-10 5 5-5 5',
  table: 'M3.5 5h17v14h-17zm0 4.7h17m-17 4.6h17M12 9.7V19',
  source: 'M3.5 6h17v12h-17zM7 15V9l2.5 3L12 9v6m4.5-6v6m-2-2 2 2 2-2',
  strike:
    'M4.5 12h15M16.5 8c0-2-2-3.2-4.5-3.2S7.5 6 7.5 8.2c0 4.6 9 3 9 7.6 0 2.2-2 3.4-4.5 3.4s-4.5-1.2-4.5-3.2',
  footnote: 'M4 18 8.5 6 13 18M5.5 14h6M17 5.5l2-1v6',
  grow: 'M14 4h6v6m0-6-6.5 6.5M10 20H4v-6m0 6 6.5-6.5',
  shrink: 'M20 10h-6V4m0 6 6-6M4 14h6v6m0-6-6 6',
} as const;
