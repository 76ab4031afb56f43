/**
 * Entry point `content-api/tokens`: the plain colours of the look that a studio has until it chooses another, from which
 * the design system is made.
 */
export { fixedRoles } from './fixed-roles.ts';
export { frequentNames } from './frequent-names.ts';
export type { FrequentName } from './frequent-names.ts';
export type { Scheme } from './look-colors.ts';
export { palette } from './palette.ts';
export type { ColorRole, RoleColors } from './role-colors.ts';
export { frequentRoles } from './usual-frequent-roles.ts';
export { rareRoles } from './usual-rare-roles.ts';
