import { breakpoints, containerWidths } from './breakpoints.ts';
import { palette } from './palette.ts';
import { duration, layer, radius, targetSize } from './shape.ts';
import { space } from './space.ts';
import { font, fontSize } from './type.ts';

/** Everything that has a name before it has a meaning. */
export const tokens = {
  palette,
  space,
  breakpoints,
  containerWidths,
  font,
  fontSize,
  radius,
  targetSize,
  duration,
  layer,
} as const;
