import { mix } from './color.ts';

/** The colours of one picture: three accents and the surfaces that follow from the ground. */
export interface Palette {
  ground: string;
  panel: string;
  raised: string;
  line: string;
  text: string;
  quiet: string;
  a: string;
  b: string;
  c: string;
}

export function createPalette(ground: string, a: string, b: string, c: string): Palette {
  return {
    ground,
    panel: mix(ground, '#9db4ff', 0.07),
    raised: mix(ground, '#a9bcff', 0.13),
    line: mix(ground, '#b7c6ff', 0.22),
    text: '#eef2ff',
    quiet: mix(ground, '#c3cff5', 0.62),
    a,
    b,
    c,
  };
}

/** A palette for a light screen inside a dark picture. */
export function createLightPalette(paper: string, ink: string, a: string, b: string, c: string): Palette {
  return {
    ground: paper,
    panel: mix(paper, '#ffffff', 0.6),
    raised: mix(paper, ink, 0.06),
    line: mix(paper, ink, 0.16),
    text: ink,
    quiet: mix(paper, ink, 0.55),
    a,
    b,
    c,
  };
}
