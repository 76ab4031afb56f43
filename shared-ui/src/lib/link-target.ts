import type { ElementType } from 'react';

/** A router's link takes `to`, a plain one `href`. */
export function linkTarget(linkAs: ElementType | undefined, href: string): { to: string } | { href: string } {
  return linkAs && linkAs !== 'a' ? { to: href } : { href };
}
