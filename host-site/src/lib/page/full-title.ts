import { site } from '../../site.ts';
import type { Head } from './head.ts';

export function fullTitle(head: Head): string {
  return head.title ? `${head.title} | ${site.brand}` : `${site.brand}: ${site.tagline}`;
}
