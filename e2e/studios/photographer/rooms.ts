import { circle, drawing, gradient, grain, polygon, rect, repeat } from '../support/draw.ts';

interface Room {
  width: number;
  height: number;
  wall: readonly [light: string, dark: string];
  floor: readonly [light: string, dark: string];
  /** The one colour of the room. */
  accent: string;
  things: readonly Thing[];
}

type Thing = 'sofa' | 'lamp' | 'table' | 'arch' | 'picture' | 'chair';

/** A room with a window beside the camera, whose light falls on wall and floor. */
function room({ width, height, wall, floor, accent, things }: Room): string {
  const line = height * 0.68;
  const at = (index: number) => width * (0.3 + (0.52 * index) / Math.max(1, things.length - 1));
  const defs =
    gradient('wall', [...wall], 'x2="1" y2="0.35"') +
    gradient('floor', [...floor]) +
    gradient('wood', ['#7d5a3c', '#4b3423'], 'x2="1"') +
    gradient('cloth', [accent, '#241f1c'], 'x2="0.6" y2="2.2"') +
    '<filter id="soft"><feGaussianBlur stdDeviation="9"/></filter><filter id="wide"><feGaussianBlur stdDeviation="26"/></filter>' +
    '<radialGradient id="edge" r="0.8"><stop offset="55%" stop-opacity="0"/><stop offset="100%" stop-opacity="0.5"/></radialGradient>' +
    grain.defs;
  const planks = repeat(14, (index) => {
    const x = (width / 13) * index;
    return polygon(
      `${x},${line} ${x + 2},${line} ${(x - width / 2) * 2.6 + width / 2 + 4},${height} ${(x - width / 2) * 2.6 + width / 2},${height}`,
      '#0002',
    );
  });
  const panes = repeat(6, (index) => {
    const [column, row] = [index % 2, Math.floor(index / 2)];
    const x = width * (0.34 + column * 0.13) + row * width * 0.022;
    const y = height * (0.1 + row * 0.17);
    const [w, h] = [width * 0.115, height * 0.145];
    return polygon(
      `${x},${y} ${x + w},${y + h * 0.16} ${x + w + width * 0.022},${y + h * 1.1} ${x + width * 0.022},${y + h}`,
      '#fff3dc',
      'opacity="0.62"',
    );
  });
  const spill = polygon(
    `${width * 0.36},${line + 10} ${width * 0.66},${line + 10} ${width * 0.95},${height} ${width * 0.5},${height}`,
    '#fff1d6',
    'opacity="0.4" filter="url(#wide)"',
  );
  return drawing(
    width,
    height,
    rect(0, 0, width, line, 'url(#wall)') +
      rect(0, line, width, height - line, 'url(#floor)') +
      planks +
      rect(0, line - 14, width, 14, '#fff', 'opacity="0.5"') +
      `<g filter="url(#soft)">${panes}</g>` +
      spill +
      things.map((thing, index) => drawn[thing](at(index), line, height / 1000, accent)).join('') +
      rect(0, 0, width, height, 'url(#edge)') +
      grain.over(width, height),
    defs,
  );
}

type Draw = (x: number, floor: number, scale: number, accent: string) => string;

const place = (x: number, y: number, scale: number, body: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;
const shadow = (width: number, y = 0) =>
  `<ellipse cx="40" cy="${y}" rx="${width}" ry="26" fill="#000" opacity="0.38" filter="url(#soft)"/>`;

const drawn: Record<Thing, Draw> = {
  sofa: (x, y, scale) =>
    place(
      x,
      y + 90 * scale,
      scale,
      shadow(330) +
        rect(-300, -250, 600, 170, 'url(#cloth)', 'rx="42"') +
        rect(-330, -200, 110, 190, 'url(#cloth)', 'rx="46"') +
        rect(220, -200, 110, 190, 'url(#cloth)', 'rx="46"') +
        rect(-230, -150, 225, 110, 'url(#cloth)', 'rx="30"') +
        rect(5, -150, 225, 110, 'url(#cloth)', 'rx="30"') +
        rect(-270, -20, 18, 30, '#2a1d14') +
        rect(250, -20, 18, 30, '#2a1d14'),
    ),
  lamp: (x, y, scale) =>
    place(
      x,
      y + 40 * scale,
      scale,
      circle(0, -520, 190, '#ffd9a0', 'opacity="0.34" filter="url(#wide)"') +
        shadow(80) +
        rect(-3, -470, 6, 470, '#1d1a18') +
        '<ellipse rx="62" ry="12" fill="#1d1a18"/>' +
        polygon('-70,-450 70,-450 44,-590 -44,-590', '#fbe9cb'),
    ),
  table: (x, y, scale, accent) =>
    place(
      x,
      y + 130 * scale,
      scale,
      shadow(230) +
        rect(-210, -180, 420, 22, 'url(#wood)', 'rx="6"') +
        rect(-180, -158, 16, 158, '#3c2a1c') +
        rect(164, -158, 16, 158, '#3c2a1c') +
        `<path d="M-40 -180 q-36 -70 0 -104 h52 q36 34 0 104z" fill="#ece5da"/>` +
        repeat(
          7,
          (index) =>
            `<path d="M-12 -284 q${(index - 3) * 18} -90 ${(index - 3) * 34} -${190 - Math.abs(index - 3) * 22}" stroke="#5e6b4a" stroke-width="4" fill="none"/>` +
            circle(-12 + (index - 3) * 34, -284 - (190 - Math.abs(index - 3) * 22), 13, accent),
        ) +
        rect(70, -200, 90, 20, '#d8cfc2') +
        rect(76, -216, 78, 16, accent),
    ),
  arch: (x, y, scale) =>
    place(
      x,
      y,
      scale,
      `<path d="M-150 0 v-360 a150 150 0 0 1 300 0 v360z" fill="#1a1613" opacity="0.86"/><path d="M-110 0 v-350 a120 120 0 0 1 240 0 v350z" fill="url(#wood)" opacity="0.55"/>`,
    ),
  picture: (x, y, scale, accent) =>
    place(
      x,
      y - 350 * scale,
      scale,
      rect(-118, -140, 250, 300, '#000', 'opacity="0.35" filter="url(#soft)"') +
        rect(-125, -155, 250, 300, '#2b2521') +
        rect(-112, -142, 224, 274, '#f4eee4') +
        circle(-10, -30, 70, accent) +
        rect(-70, 30, 140, 60, '#3c3a36'),
    ),
  chair: (x, y, scale, accent) =>
    place(
      x,
      y + 120 * scale,
      scale,
      shadow(150) +
        `<path d="M-120 -150 q0 -190 120 -190 t120 190z" fill="url(#cloth)"/>` +
        rect(-130, -160, 260, 60, accent, 'rx="26"') +
        `<path d="M-100 -100 l-30 110 M100 -100 l30 110 M-40 -100 l-6 90 M40 -100 l6 90" stroke="#33241a" stroke-width="12"/>`,
    ),
};

const wide = { width: 1600, height: 1000 };
const tall = { width: 1100, height: 1450 };

export const rooms = {
  salon: room({
    width: 2400,
    height: 1400,
    wall: ['#d9cbb6', '#8d7a66'],
    floor: ['#8a6a4c', '#46311f'],
    accent: '#9c4a2f',
    things: ['lamp', 'sofa', 'table'],
  }),
  croix: room({
    ...tall,
    wall: ['#c9cfc4', '#6c7566'],
    floor: ['#75634f', '#3a2e23'],
    accent: '#c98a3c',
    things: ['picture', 'chair'],
  }),
  atelier: room({
    ...wide,
    wall: ['#e6e0d6', '#a59c8f'],
    floor: ['#a99880', '#5b4c3b'],
    accent: '#3f5d6b',
    things: ['arch', 'table', 'lamp'],
  }),
  rhone: room({
    ...wide,
    wall: ['#b9c6cf', '#51606b'],
    floor: ['#5d5148', '#2a231e'],
    accent: '#d7b25a',
    things: ['sofa', 'picture'],
  }),
  cuisine: room({
    ...tall,
    wall: ['#e9d5c4', '#a57b62'],
    floor: ['#6f5039', '#392618'],
    accent: '#5f6f4c',
    things: ['table', 'arch'],
  }),
  bureau: room({
    ...wide,
    wall: ['#8f4a34', '#4a2016'],
    floor: ['#5b4230', '#271a11'],
    accent: '#e3c9a2',
    things: ['chair', 'lamp', 'picture'],
  }),
};
