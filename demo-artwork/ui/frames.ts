import { alpha } from '../draw/color.ts';
import type { Palette } from '../draw/palette.ts';
import type { Sheet } from '../draw/sheet.ts';
import { at, circle, group, rect } from '../draw/svg.ts';
import { text } from '../draw/type.ts';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const BAR_HEIGHT = 46;

/** A browser window; the body is drawn in its own coordinates below the bar. */
export function browser(sheet: Sheet, box: Box, p: Palette, url: string, body: string): string {
  const { x, y, w, h } = box;
  const clip = sheet.clip(rect(0, 0, w, h, '#000', { rx: 18 }));
  const pill = Math.min(380, w * 0.4);
  return group(
    {},
    shadow(sheet, box, 18),
    at(
      x,
      y,
      group(
        { 'clip-path': clip },
        rect(0, 0, w, h, p.ground),
        rect(0, 0, w, BAR_HEIGHT, p.panel),
        circle(26, 23, 6, '#ff6b6b', { opacity: 0.85 }),
        circle(46, 23, 6, '#ffc857', { opacity: 0.85 }),
        circle(66, 23, 6, '#4ade80', { opacity: 0.85 }),
        rect((w - pill) / 2, 10, pill, 26, p.raised, { rx: 13 }),
        text(url, w / 2, 28, { size: 13, fill: p.quiet, anchor: 'middle' }),
        at(0, BAR_HEIGHT, body),
      ),
      rect(0.75, 0.75, w - 1.5, h - 1.5, 'none', { rx: 17.5, stroke: edge(sheet), 'stroke-width': 1.5 }),
    ),
  );
}

/** A phone of 9:19 or so; the body is drawn inside the screen. */
export function phone(sheet: Sheet, box: Box, p: Palette, body: string): string {
  const { x, y, w, h } = box;
  const radius = w * 0.14;
  const bezel = w * 0.032;
  const screenWidth = w - bezel * 2;
  const clip = sheet.clip(rect(0, 0, screenWidth, h - bezel * 2, '#000', { rx: radius - bezel }));
  return group(
    {},
    shadow(sheet, box, radius),
    at(
      x,
      y,
      rect(0, 0, w, h, '#05070d', { rx: radius }),
      rect(0.75, 0.75, w - 1.5, h - 1.5, 'none', { rx: radius, stroke: edge(sheet), 'stroke-width': 2 }),
      at(
        bezel,
        bezel,
        group(
          { 'clip-path': clip },
          rect(0, 0, screenWidth, h, p.ground),
          body,
          rect(screenWidth * 0.36, 12, screenWidth * 0.28, 20, '#05070d', { rx: 10 }),
        ),
      ),
    ),
  );
}

/** Inner size of a phone's screen, for the layout of its body. */
export function screenOf(box: Box): { w: number; h: number } {
  const bezel = box.w * 0.032;
  return { w: box.w - bezel * 2, h: box.h - bezel * 2 };
}

/** A floating card on its own shadow. */
export function card(sheet: Sheet, box: Box, p: Palette, body: string, radius = 22): string {
  const { x, y, w, h } = box;
  const fill = sheet.linear([
    [0, p.raised],
    [1, p.panel],
  ]);
  return group(
    {},
    shadow(sheet, box, radius),
    at(
      x,
      y,
      rect(0, 0, w, h, fill, { rx: radius }),
      rect(0.75, 0.75, w - 1.5, h - 1.5, 'none', { rx: radius, stroke: edge(sheet), 'stroke-width': 1.5 }),
      body,
    ),
  );
}

/** Two soft rectangles: contact shadow and ambient shadow. */
export function shadow(sheet: Sheet, { x, y, w, h }: Box, radius: number): string {
  return (
    rect(x + w * 0.04, y + 44, w * 0.92, h - 10, '#01030a', {
      rx: radius,
      opacity: 0.55,
      filter: sheet.blur(38),
    }) + rect(x, y + 8, w, h, '#01030a', { rx: radius, opacity: 0.4, filter: sheet.blur(10) })
  );
}

/** A hairline that catches light from above. */
function edge(sheet: Sheet): string {
  return sheet.linear([
    [0, alpha('#ffffff', 0.34)],
    [0.4, alpha('#ffffff', 0.1)],
    [1, alpha('#ffffff', 0.05)],
  ]);
}
