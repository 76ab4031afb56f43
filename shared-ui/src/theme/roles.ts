import { fixedRoles, frequentRoles, rareRoles } from 'content-api/tokens';
import type { RoleColors } from 'content-api/tokens';

/** Colours by role of the look that comes with the site, as plain values. Styles use `theme.colors`. */
export const roles: RoleColors = { ...frequentRoles, ...rareRoles, ...fixedRoles };

export type { ColorRole } from 'content-api/tokens';
