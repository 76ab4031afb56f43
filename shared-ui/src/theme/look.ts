import { defaultRoles } from 'content-api/tokens';
import type { RoleColors } from 'content-api/tokens';

/** What a studio chooses of the theme. The rest is the same for all. */
export interface Look {
  colors: RoleColors;
  /** Families with their stand-ins, as CSS. The page declares the faces, and fallbacks with the same metrics. */
  fonts: { text: string; display: string };
  /** How round corners are: 0 for square ones, 1 for those of the usual look. */
  roundness: number;
}

/** The look that comes with the site. */
export const defaultLook: Look = {
  colors: defaultRoles,
  fonts: {
    text: "Inter, 'Inter Fallback', system-ui, sans-serif",
    display: "Poppins, 'Poppins Fallback', system-ui, sans-serif",
  },
  roundness: 1,
};
