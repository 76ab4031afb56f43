import type { RoleColors, Scheme } from 'content-api/tokens';
import { roles } from './roles.ts';

/** Families of text and of headings, and which of both the studio draws with a font of its own. */
export interface Families {
  text: string;
  display: string;
  own?: { text?: object; display?: object };
}

/** What a studio chooses of the theme. The rest is the same for all. */
export interface Look {
  colors: RoleColors;
  /** Those of a light page, where a document shows both. */
  lightColors?: RoleColors;
  /** Whether a document is dark, light, or as the system says. @default dark */
  scheme?: Scheme;
  fonts: Families;
  /** How round corners are: 0 for square ones, 1 for those of the usual look. */
  roundness: number;
}

/** The scheme as the property `color-scheme` has it. */
export function colorSchemeOf(scheme: Scheme = 'dark'): string {
  return scheme === 'system' ? 'light dark' : scheme;
}

/** The look that comes with the site. */
export const defaultLook: Look = {
  colors: roles,
  fonts: { text: 'Inter', display: 'Poppins' },
  roundness: 1,
};
