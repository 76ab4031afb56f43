/** Outlines on a grid of 24, drawn with a stroke: what the components themselves and the public site show. Own drawings. */
export const iconPaths = {
  'arrow-left': 'M20 12H4m6-6-6 6 6 6',
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  check: 'm5 12.5 4.5 4.5L19 7',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-left': 'm15 6-6 6 6 6',
  'chevron-right': 'm9 6 6 6-6 6',
  close: 'm6 6 12 12M18 6 6 18',
  external: 'M14 4h6v6m0-6-9 9M18 14v6H4V6h6',
  folder: 'M3 6h6l2 2.5h10V19H3z',
  github:
    'M9 20c-4.5 1.5-4.5-2.5-6.5-3M15.5 22v-3.5c0-1 .1-1.5-.5-2 2.7-.3 5.5-1.3 5.5-6a4.6 4.6 0 0 0-1.3-3.2 4.3 4.3 0 0 0-.1-3.2s-1-.3-3.5 1.3a12 12 0 0 0-6.2 0C6.9 3.8 5.9 4.1 5.9 4.1a4.3 4.3 0 0 0-.1 3.2 4.6 4.6 0 0 0-1.3 3.2c0 4.7 2.8 5.7 5.5 6-.6.5-.6 1.2-.5 2V22',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5m0-8.5v.1',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5-1.5v.1',
  linkedin: 'M4 9.5V20M4 4.5v.1M9 20V9.5M9 14c0-3 2-4.5 5-4.5s5 1.5 5 5V20',
  mail: 'M3 5h18v14H3zm0 1.5 9 7 9-7',
  'map-pin':
    'M12 21.5s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12Zm0-14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  pause: 'M8 5v14m8-14v14',
  phone: 'M5 3h4l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2Z',
  play: 'm7 4 13 8-13 8z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 5 5',
  warning: 'M12 4 2.5 20h19zm0 6v5m0 2.5v.1',
} as const;

/** One of these, or path data of one's own. */
export type IconName = keyof typeof iconPaths | `M${string}`;
