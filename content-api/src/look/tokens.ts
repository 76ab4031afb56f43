/** Entry point `content-api/tokens`: the plain values that the design system is made of. */
export { colorRoles } from './color-roles.ts';
export type { ColorRole, RoleColors } from './color-roles.ts';
export { defaultRoles } from './default-roles.ts';
export { palette } from './palette.ts';
