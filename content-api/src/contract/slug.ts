import { limits } from './limits.ts';
import { reservedSlugs } from './site-paths.ts';
import { lineText, requiredLine } from './text.ts';

const form = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const id = /^[0-9a-f]{24}$/;
const message = (label: string) => `${label} may hold lower-case letters, digits and single hyphens`;
const takenMessage = (label: string) => `${label}: the site has something else at this address`;
const idMessage = (label: string) => `${label} must not look like an id`;

interface SlugRules {
  /** What the site has below its root is taken. */
  atRoot?: boolean;
}

/** A part of an address, turned into lower case. One that looks like an id could stand for another record. */
export function requiredSlug(label: string, { atRoot }: SlugRules = {}) {
  return requiredLine({ label, max: limits.slug })
    .toLowerCase()
    .regex(form, message(label))
    .refine((value) => !id.test(value), idMessage(label))
    .refine((value) => atRoot !== true || !reservedSlugs.includes(value), takenMessage(label));
}

/** The same, which may be empty. */
export function optionalSlug(label: string, { atRoot }: SlugRules = {}) {
  return lineText({ label, max: limits.slug })
    .toLowerCase()
    .refine((value) => value === '' || form.test(value), message(label))
    .refine((value) => !id.test(value), idMessage(label))
    .refine((value) => atRoot !== true || !reservedSlugs.includes(value), takenMessage(label));
}
