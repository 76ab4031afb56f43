import type { Kind } from 'content-api/contract';
import type { IconName } from 'shared-ui';

/** The console's icons for `Icon`: SVG path data on a 24 × 24 grid, drawn with a stroke. */
export const icons = {
  arrowDown: 'M12 5v14m-6-6 6 6 6-6',
  arrowUp: 'M12 19V5m-6 6 6-6 6 6',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3v4m8-4v4',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l3 2',
  cpu: 'M7 7h10v10H7zM10 3v4m4-4v4m-4 10v4m4-4v4M3 10h4m-4 4h4m10-4h4m-4 4h4',
  dashboard: 'M4 4h7v9H4zm9 0h7v5h-7zm0 7h7v9h-7zm-9 4h7v5H4z',
  edit: 'M4 20h4L19 9l-4-4L4 16zm9-13 4 4',
  download: 'M12 4v11.5M7.5 11l4.5 4.5 4.5-4.5M4 15v5h16v-5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5-2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  fileText: 'M6 3h8l4 4v14H6zm8 0v4h4M9 12h6m-6 4h6',
  folder: 'folder',
  grip: 'M9 6h.5M9 12h.5M9 18h.5M14.5 6h.5M14.5 12h.5M14.5 18h.5',
  film: 'M4 5h16v14H4zM8 5v14m8-14v14M4 9.5h4m-4 5h4m8-5h4m-4 5h4',
  grid: 'M4 4h7v7H4zm9 0h7v7h-7zM4 13h7v7H4zm9 0h7v7h-7z',
  layers: 'M12 3l9 5-9 5-9-5zm-9 9.5 9 5 9-5m-18 4.5 9 5 9-5',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.5M4 12h.5M4 18h.5',
  lock: 'M5 11h14v10H5zm3 0V7a4 4 0 0 1 8 0v4',
  logout: 'M14 4H5v16h9m-4-8h11m-4-4 4 4-4 4',
  message: 'M4 4h16v13H10l-4 4v-4H4z',
  picture: 'M4 5h16v14H4zm0 11 4.5-4.5 4 4 3-3L20 17M15.5 8.5a1.25 1.25 0 1 0 0 2.5 1.25 1.25 0 0 0 0-2.5Z',
  pulse: 'M3 12h4l2.5-6 4.5 12 2.5-6H21',
  plus: 'M12 5v14M5 12h14',
  quote: 'M10.5 6.5H5v6h4c0 2.5-1 4-3 5m13.5-11H14v6h4c0 2.5-1 4-3 5',
  redirect: 'M4 6h6a4 4 0 0 1 4 4v4a4 4 0 0 0 4 4h3m-3.5-3.5L21 18l-3.5 3.5',
  share:
    'M9 12l6.5-4M9 12l6.5 4M6.5 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm11-6a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm0 12a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  shield: 'M12 3l8 3v6c0 5-3.5 8-8 9.5C7.5 20 4 17 4 12V6z',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  sliders: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5M9 14.5v5',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8Z',
  trash: 'M4 6.5h16M9 6V3h6v3m3 .5L17 21H7L6 6.5M10 11v6m4-6v6',
  upload: 'M12 15.5V4m-4.5 4.5L12 4l4.5 4.5M4 15v5h16v-5',
  users:
    'M9 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM2.5 20c0-3.5 2.5-5 6.5-5s6.5 1.5 6.5 5M16 4.5a4 4 0 0 1 0 7m2.5 4c2 .7 3 2.2 3 4.5',
} as const;

/** Icon that the definition of a kind names. */
export function iconOf({ menu }: Pick<Kind, 'menu'>): IconName {
  return Object.entries(icons).find(([name]) => name === menu?.icon)?.[1] ?? icons.fileText;
}
