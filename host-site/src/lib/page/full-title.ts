import type { Studio } from '../studio/studio.ts';
import type { Head } from './head.ts';

/** The title of a page with the studio's name; of the home page, the name with what the studio does. */
export function fullTitle({ title }: Head, { name, tagline }: Pick<Studio, 'name' | 'tagline'>): string {
  if (title) return `${title} | ${name}`;
  return tagline ? `${name}: ${tagline}` : name;
}
