/** The console's own signs, as path data for `Icon`: outlines on a grid of 24, drawn with a stroke. */
export const signs = {
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l3 2',
  cpu: 'M7 7h10v10H7zM10 3v4m4-4v4m-4 10v4m4-4v4M3 10h4m-4 4h4m10-4h4m-4 4h4',
  dashboard: 'M4 4h7v9H4zm9 0h7v5h-7zm0 7h7v9h-7zm-9 4h7v5H4z',
  edit: 'M4 20h4L19 9l-4-4L4 16zm9-13 4 4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5-2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  fileText: 'M6 3h8l4 4v14H6zm8 0v4h4M9 12h6m-6 4h6',
  layers: 'M12 3l9 5-9 5-9-5zm-9 9.5 9 5 9-5m-18 4.5 9 5 9-5',
  lock: 'M5 11h14v10H5zm3 0V7a4 4 0 0 1 8 0v4',
  logout: 'M14 4H5v16h9m-4-8h11m-4-4 4 4-4 4',
  message: 'M4 4h16v13H10l-4 4v-4H4z',
  plus: 'M12 5v14M5 12h14',
  shield: 'M12 3l8 3v6c0 5-3.5 8-8 9.5C7.5 20 4 17 4 12V6z',
  trash: 'M4 6.5h16M9 6V3h6v3m3 .5L17 21H7L6 6.5M10 11v6m4-6v6',
  users:
    'M9 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM2.5 20c0-3.5 2.5-5 6.5-5s6.5 1.5 6.5 5M16 4.5a4 4 0 0 1 0 7m2.5 4c2 .7 3 2.2 3 4.5',
} as const;
