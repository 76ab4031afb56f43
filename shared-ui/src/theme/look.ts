import type { RoleColors } from 'content-api/tokens';
import { roles } from './roles.ts';

/** What a studio chooses of the theme. The rest is the same for all. */
export interface Look {
  colors: RoleColors;
  /** Families of text and of headings. */
  fonts: { text: string; display: string };
  /** How round corners are: 0 for square ones, 1 for those of the usual look. */
  roundness: number;
}

/** The look that comes with the site. */
export const defaultLook: Look = {
  colors: roles,
  fonts: { text: 'Inter', display: 'Poppins' },
  roundness: 1,
};
