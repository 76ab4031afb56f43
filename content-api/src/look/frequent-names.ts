/** Names of the roles that most pages use often, or that a wish for more contrast changes. */
export const frequentNames = [
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
  'focus',
] as const;

export type FrequentName = (typeof frequentNames)[number];
