import { limits } from 'content-api/contract';

/** A slug made from a title: lower-case letters without accents, digits and single hyphens. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, limits.slug)
    .replace(/-$/, '');
}
