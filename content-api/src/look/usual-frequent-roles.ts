import { frequentRolesOf } from './frequent-roles.ts';
import { palette } from './palette.ts';

/** Frequent roles of the usual look, in a file of their own: visitors' script has their names only. */
export const frequentRoles = frequentRolesOf(palette, palette.white);
