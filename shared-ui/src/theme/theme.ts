import type {} from '@emotion/react';
import { roles } from './roles.ts';
import type { ColorRole } from './roles.ts';
import { breakpoints, containerWidths } from './tokens/breakpoints.ts';
import { duration, layer, radius, targetSize } from './tokens/shape.ts';
import { space } from './tokens/space.ts';
import { font, fontSize } from './tokens/type.ts';

/** Values as styles use them: `color.text` is `var(--c-text)`, which `GlobalStyles` defines. */
export const theme = {
  color: colorVariables(),
  space,
  breakpoints,
  containerWidths,
  font,
  fontSize,
  radius,
  targetSize,
  duration,
  layer,
  /** For one moment a page. */
  gradient: 'linear-gradient(100deg,var(--c-primaryBright),var(--c-secondary) 55%,var(--c-tertiary))',
} as const;

type UiTheme = typeof theme;

declare module '@emotion/react' {
  interface Theme {
    color: UiTheme['color'];
    space: UiTheme['space'];
    breakpoints: UiTheme['breakpoints'];
    containerWidths: UiTheme['containerWidths'];
    font: UiTheme['font'];
    fontSize: UiTheme['fontSize'];
    radius: UiTheme['radius'];
    targetSize: UiTheme['targetSize'];
    duration: UiTheme['duration'];
    layer: UiTheme['layer'];
    gradient: UiTheme['gradient'];
  }
}

function colorVariables(): Record<ColorRole, string> {
  const names = Object.keys(roles) as ColorRole[];
  return Object.fromEntries(names.map((name) => [name, `var(--c-${name})`])) as Record<ColorRole, string>;
}
