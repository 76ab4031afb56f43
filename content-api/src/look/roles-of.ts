import { fixedRoles } from './fixed-roles.ts';
import { frequentRolesOf } from './frequent-roles.ts';
import type { Palette } from './palette.ts';
import { rareRolesOf } from './rare-roles.ts';
import type { RoleColors } from './role-colors.ts';

/** Colours by role, from raw ones. `onFill` is that of words on the primary colour. */
export function rolesOf(palette: Palette, onFill: string): RoleColors {
  return { ...frequentRolesOf(palette, onFill), ...rareRolesOf(palette), ...fixedRoles };
}
