/** Outlines on a grid of 24, drawn with a stroke. Own drawings. */
export const iconPaths = {
  'arrow-left': 'M20 12H4m6-6-6 6 6 6',
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  'arrow-up-right': 'M7 17 17 7M8 7h9v9',
  check: 'm5 12.5 4.5 4.5L19 7',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-left': 'm15 6-6 6 6 6',
  'chevron-right': 'm9 6 6 6-6 6',
  'chevron-up': 'm6 15 6-6 6 6',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  cpu: 'M7 7h10v10H7zM10 3v4m4-4v4m-4 10v4m4-4v4M3 10h4m-4 4h4m10-4h4m-4 4h4',
  dashboard: 'M4 4h7v9H4zm9 0h7v5h-7zm0 7h7v9h-7zm-9 4h7v5H4z',
  edit: 'M4 20h4L19 9l-4-4L4 16zm9-13 4 4',
  external: 'M14 4h6v6m0-6-9 9M18 14v6H4V6h6',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5-2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  'file-text': 'M6 3h8l4 4v14H6zm8 0v4h4M9 12h6m-6 4h6',
  folder: 'M3 6h6l2 2.5h10V19H3z',
  github:
    'M9 20c-4.5 1.5-4.5-2.5-6.5-3M15.5 22v-3.5c0-1 .1-1.5-.5-2 2.700-.3 5.5-1.300 5.5-6a4.6 4.6 0 0 0-1.300-3.2 4.300 4.300 0 0 0-.1-3.2s-1-.3-3.5 1.300a12 12 0 0 0-6.2 0C6.900 3.800 5.900 4.100 5.900 4.100a4.300 4.300 0 0 0-.1 3.2 4.6 4.6 0 0 0-1.300 3.2c0 4.700 2.800 5.700 5.5 6-.6.5-.6 1.2-.5 2V22',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5m0-8.5v.1',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5-1.5v.1',
  layers: 'm12 3 9 5-9 5-9-5zm-9 9.5 9 5 9-5m-18 4.5 9 5 9-5',
  linkedin: 'M4 9.5V20M4 4.5v.1M9 20V9.5M9 14c0-3 2-4.5 5-4.5s5 1.5 5 5V20',
  lock: 'M5 11h14v10H5zm3 0V7a4 4 0 0 1 8 0v4',
  logout: 'M14 4H5v16h9m-4-8h11m-4-4 4 4-4 4',
  mail: 'M3 5h18v14H3zm0 1.5 9 7 9-7',
  'map-pin':
    'M12 21.5s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12Zm0-14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  message: 'M4 4h16v13H10l-4 4v-4H4z',
  pause: 'M8 5v14m8-14v14',
  phone: 'M5 3h4l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2Z',
  play: 'm7 4 13 8-13 8z',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M20 5v5h-5m5 0a8 8 0 1 0 0 5',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 5 5',
  shield: 'm12 3 8 3v6c0 5-3.5 8-8 9.5C7.5 20 4 17 4 12V6z',
  trash: 'M4 6.5h16M9 6V3h6v3m3 .5L17 21H7L6 6.5M10 11v6m4-6v6',
  users:
    'M9 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM2.5 20c0-3.5 2.5-5 6.5-5s6.5 1.5 6.5 5M16 4.5a4 4 0 0 1 0 7m2.5 4c2 .7 3 2.2 3 4.5',
  warning: 'M12 4 2.5 20h19zm0 6v5m0 2.5v.1',
} as const;

export type IconName = keyof typeof iconPaths;
