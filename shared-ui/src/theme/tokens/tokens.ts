import { palette } from 'content-api/tokens';
import { breakpoints, containers } from './breakpoints.ts';
import { duration, layer, radii, targetSize } from './shape.ts';
import { space } from './space.ts';
import { fonts, fontSizes } from './type.ts';

/** Everything that has a name before it has a meaning. */
export const tokens = {
  palette,
  space,
  breakpoints,
  containers,
  fonts,
  fontSizes,
  radii,
  targetSize,
  duration,
  layer,
} as const;
