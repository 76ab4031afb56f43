import { drawing, gradient, grain, polygon, rect, repeat } from '../support/draw.ts';

const [width, height] = [1600, 1000];
const paper = '#efe9dc';
const defs =
  gradient('stone', ['#cfc6b2', '#f4efe3', '#a79d88'], 'x2="1"') +
  gradient('shade', ['#1f5c46', '#12352a']) +
  gradient('sky', ['#f4efe4', '#d9cfba']) +
  grain.defs;
const picture = (body: string) =>
  drawing(width, height, rect(0, 0, width, height, 'url(#sky)') + body + grain.over(width, height), defs);

/** Stone and paper, in the firm's green. */
export const stones = {
  columns: picture(
    rect(0, 0, width, height, 'url(#shade)') +
      repeat(
        6,
        (index) =>
          rect(60 + index * 270, 120, 150, 800, 'url(#stone)') +
          rect(35 + index * 270, 90, 200, 40, paper) +
          rect(35 + index * 270, 900, 200, 40, paper),
      ) +
      rect(0, 0, width, 80, paper) +
      rect(0, 940, width, 60, paper),
  ),
  stairs: picture(
    repeat(
      11,
      (index) =>
        rect(index * 75, 940 - index * 82, width, 82, index % 2 ? '#e4dcc9' : '#cfc5ae') +
        rect(index * 75, 940 - index * 82, width, 8, '#fff'),
    ) + polygon('900,0 1600,0 1600,1000 1300,1000', '#1f5c46', 'opacity="0.86"'),
  ),
  arches: picture(
    repeat(
      3,
      (index) =>
        `<path d="M${90 + index * 500} 1000 v-520 a210 210 0 0 1 420 0 v520z" fill="url(#shade)"/><path d="M${150 + index * 500} 1000 v-510 a180 180 0 0 1 360 0 v510z" fill="#0d2a21"/>`,
    ) + rect(0, 150, width, 14, '#b6ab93'),
  ),
  pages: picture(
    rect(0, 0, width, height, '#1f5c46') +
      repeat(
        7,
        (index) =>
          `<g transform="rotate(${index * 3 - 9} 800 620)">${rect(480, 130, 640, 820, index === 6 ? '#fbf8f1' : '#e2d9c5', 'stroke="#0003"')}</g>`,
      ) +
      `<g transform="rotate(9 800 620)">${repeat(11, (index) => rect(560, 240 + index * 56, index % 4 === 3 ? 300 : 470, 9, '#8b826f'))}</g>`,
  ),
};
