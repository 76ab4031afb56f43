import type { fixedRoles } from './fixed-roles.ts';
import type { frequentRolesOf } from './frequent-roles.ts';
import type { rareRolesOf } from './rare-roles.ts';

/** Colours by role, as hexadecimal digits with or without transparency. */
export type RoleColors = ReturnType<typeof frequentRolesOf> &
  ReturnType<typeof rareRolesOf> &
  typeof fixedRoles;
export type ColorRole = keyof RoleColors;
