import type { ColorRole } from './roles.ts';

/**
 * Roles that most pages use often, or that a wish for more contrast changes: styles name them as custom properties
 * (`--c-…`), which `GlobalStyles` sets. The others stand in the styles that use them, so that no page brings them in vain.
 */
export const colorVariables: readonly ColorRole[] = [
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
];
