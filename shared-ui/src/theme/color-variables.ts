/**
 * Roles that most pages use often, or that a wish for more contrast changes: styles name them as custom properties
 * (`--c-…`), which `GlobalStyles` sets. A page's script brings no values of these.
 */
export const colorVariables = [
  'background',
  'surface',
  'raised',
  'border',
  'borderStrong',
  'control',
  'text',
  'textSoft',
  'textQuiet',
  'primary',
  'primaryText',
  'primaryTint',
  'onFill',
  'secondaryText',
  'tertiaryText',
  'dangerText',
  'focus',
] as const;

export type ColorVariable = (typeof colorVariables)[number];
