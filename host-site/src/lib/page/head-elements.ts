import type { Head } from './head.ts';

/** An element of the head, such as `<meta name="robots" content="noindex">`. Without a value it is absent. */
export type HeadElement = [
  tag: 'meta' | 'link',
  key: 'name' | 'rel',
  name: string,
  attribute: 'content' | 'href',
  value: string | undefined,
];

/** Elements that differ between pages: written by the server, and brought up to date after a client navigation. */
export function headElements({ description, canonical }: Head, siteUrl: string): HeadElement[] {
  const isPublic = canonical !== undefined;
  return [
    ['meta', 'name', 'description', 'content', description],
    ['meta', 'name', 'robots', 'content', isPublic ? undefined : 'noindex'],
    ['link', 'rel', 'canonical', 'href', isPublic ? siteUrl + canonical : undefined],
  ];
}
