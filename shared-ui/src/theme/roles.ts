/** Colours by role of the look that comes with the site, as plain values. Styles use `theme.colors`. */
export { defaultRoles as roles } from 'content-api/tokens';
export type { ColorRole } from 'content-api/tokens';
