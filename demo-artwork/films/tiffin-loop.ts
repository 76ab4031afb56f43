import { alpha } from '../draw/color.ts';
import { createSheet } from '../draw/sheet.ts';
import { at, circle, polygon, rect, stroke } from '../draw/svg.ts';
import { text, textWidth } from '../draw/type.ts';
import { city } from '../projects/tiffin-loop.ts';
import { smooth } from '../ui/charts.ts';
import type { Point } from '../ui/charts.ts';
import type { Film } from './film.ts';

const ground = '#150e22';
const waiting = '#8d86a8';
const [saffron, rose, words] = ['#ffd23f', '#ff5c8a', '#fdf3ff'];

/** Centre of the loop, its stops at equal angles. */
const stopCount = 7;
const lost = 2.4;
const found = 5.5;

/** A rider’s loop: what is delivered without a signal is sent when it comes back. */
export const tiffinLoopFilm: Film = {
  name: 'video-tiffin-loop',
  seconds: 9,
  width: 960,
  height: 600,
  draw,
};

function draw(share: number): string {
  const s = createSheet(1600, 1000);
  // The rider rests at home at both ends, so that the film can be repeated.
  const way = Math.min(1, Math.max(0, (share - 0.05) / 0.85));
  const place = way * (stopCount + 1);
  const isOffline = place > lost && place < found;
  const ring = Array.from({ length: 97 }, (_, i) => pointAt(i / 96));
  s.add(
    rect(0, 0, 1600, 1000, ground),
    city(),
    rect(0, 0, 1600, 1000, alpha(ground, 0.45)),
    stroke(smooth(ring), alpha('#ffffff', 0.16), 12),
    stroke(smooth(ring.slice(0, Math.max(2, Math.round(way * 96) + 1))), saffron, 12, {
      'stroke-linecap': 'round',
    }),
    ...Array.from({ length: stopCount }, (_, i) => stop(i + 1, place)),
    home(),
    rider(pointAt(way), isOffline),
    banner(place, isOffline),
  );
  return s.toSvg();
}

function pointAt(share: number): Point {
  const angle = Math.PI + share * 2 * Math.PI;
  const wobble = 1 + 0.09 * Math.sin(angle * 3);
  return [800 + 560 * wobble * Math.cos(angle), 530 + 330 * wobble * Math.sin(angle)];
}

function stop(number: number, place: number): string {
  const [x, y] = pointAt(number / (stopCount + 1));
  const isReached = place >= number;
  const isHeld = isReached && number > lost && number < found && place < found;
  const color = isHeld ? waiting : saffron;
  return (
    circle(x, y, 38, isReached ? color : ground, { stroke: isReached ? color : waiting, 'stroke-width': 6 }) +
    text(`${number}`, x, y + 13, {
      size: 36,
      fill: isReached ? ground : words,
      weight: 600,
      anchor: 'middle',
    })
  );
}

function home(): string {
  const [x, y] = pointAt(0);
  return at(
    x,
    y,
    circle(0, 0, 56, rose),
    polygon(
      [
        [-28, 4],
        [0, -26],
        [28, 4],
      ],
      ground,
    ),
    rect(-19, 2, 38, 26, ground),
  );
}

function rider([x, y]: Point, isOffline: boolean): string {
  return (
    circle(x, y, 46, alpha(isOffline ? waiting : words, 0.3)) +
    circle(x, y, 24, words) +
    circle(x, y, 12, rose)
  );
}

function banner(place: number, isOffline: boolean): string {
  const reached = Math.min(stopCount, Math.floor(place));
  const held = isOffline ? Math.max(0, reached - Math.floor(lost)) : 0;
  const sent = place >= stopCount ? 'All sent' : `${reached} delivered and sent`;
  const label = isOffline ? `No signal, ${held} waiting` : sent;
  const width = textWidth(label, 44, 600) + 150;
  return at(
    800 - width / 2,
    480,
    rect(0, 0, width, 100, '#261a3a', { rx: 50, stroke: alpha('#ffffff', 0.14), 'stroke-width': 2 }),
    circle(56, 50, 14, isOffline ? waiting : saffron),
    text(label, 92, 66, { size: 44, fill: words, weight: 600 }),
  );
}
