import { z } from 'zod';
import { cleanLine } from './clean-text.ts';
import { limits } from './limits.ts';
import { requiredOr } from './text.ts';
import { normalizeUrl } from './url.ts';

/** Form of a name of the icon set, whose names are not part of the contract: every page of the console would load them. */
const setName = /^icon:[a-z0-9-]{1,24}$/;
const pathData = /^[MLHVCSQTAZmlhvcsqtaz0-9 ,.+eE-]{1,4000}$/;

/** Form of a service's icon: one of the set, a picture, SVG path data, or emoji and short text. */
export type ServiceIconKind = 'set' | 'image' | 'path' | 'text';

/** The kind of a service icon, or null when it is none of them and must not be shown. */
export function serviceIconKind(icon: string): ServiceIconKind | null {
  if (icon === '') return null;
  if (setName.test(icon)) return 'set';
  if (normalizeUrl(icon) !== null) return 'image';
  if (/^[Mm]/.test(icon) && icon.length > 3 && pathData.test(icon)) return 'path';
  const isShortText =
    icon.length <= limits.iconText && icon.isWellFormed() && !/[<>&"'`\\/:]|\p{Cc}/u.test(icon);
  return isShortText ? 'text' : null;
}

/** A service's icon: never markup. */
export function requiredIcon(label: string) {
  return checked(
    z.string(requiredOr(label, 'must be text')).overwrite(cleanLine).min(1, `${label} is required`),
    label,
  );
}

/** The same, which may be empty. */
export function optionalIcon(label: string) {
  return checked(z.string(requiredOr(label, 'must be text')).overwrite(cleanLine), label);
}

function checked(text: z.ZodString, label: string) {
  return text
    .max(limits.iconPath, `${label} must be at most ${limits.iconPath} characters`)
    .refine(
      (icon) => icon === '' || serviceIconKind(icon) !== null,
      `${label} must be an icon of the set, an emoji or short text, an image URL, or SVG path data`,
    )
    .overwrite((icon) => normalizeUrl(icon) ?? icon);
}
