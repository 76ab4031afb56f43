import { palette } from './palette.ts';
import { rolesOf } from './roles-of.ts';

/** Colours by role of the look that a studio has until it chooses another. */
export const defaultRoles = rolesOf(palette, palette.white);
