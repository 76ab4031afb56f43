import { withPrefix } from '../lib/languages.ts';
import type { PageVersion } from '../lib/languages.ts';
import type { Head } from '../lib/head.ts';
import type { PageSubject } from '../lib/page.ts';
import type { Loaded } from '../lib/resources.ts';
import type { Site } from '../lib/site.ts';
import { pathInLanguage } from './change-links.ts';

interface PageParts {
  site: Site;
  versions: readonly PageVersion[];
  /** The record that the page is about, if it is about one. */
  subject: Loaded<Awaited<ReturnType<PageSubject['resource']['load']>>> | undefined;
}

/** The head of a page with its addresses in the language of the page. */
export function headInLanguage(head: Head, { site, versions, subject }: PageParts): Head {
  if (site.prefix === '') return head;
  const inLanguage = (path: string) => pathInLanguage(path, site);
  const original = subject?.status === 'loaded' && isOriginal(subject.data.spoken.language, site);
  const first = original ? versions.find(({ language }) => language.prefix === '')?.path : undefined;
  return {
    ...head,
    ...mapped(head, ['canonical', 'previous', 'next'], inLanguage),
    ...mapped(head, ['image'], (image) => cardInLanguage(image, site)),
    ...(head.crumbs && { crumbs: head.crumbs.map((one) => ({ ...one, path: inLanguage(one.path) })) }),
    ...(head.thing && { thing: thingInLanguage(head.thing, site) }),
    ...(original && { canonical: first, isCopy: true }),
  };
}

/** Whether words are shown in place of a translation. */
function isOriginal(language: string, { texts }: Site): boolean {
  return language !== '' && language !== texts.language;
}

function mapped<K extends 'canonical' | 'previous' | 'next' | 'image'>(
  head: Head,
  names: readonly K[],
  change: (path: string) => string,
): Partial<Record<K, string>> {
  const entries = names.flatMap((name) => {
    const path = head[name];
    return path === undefined ? [] : [[name, change(path)] as const];
  });
  return Object.fromEntries(entries) as Partial<Record<K, string>>;
}

function thingInLanguage(thing: Record<string, unknown>, site: Site): Record<string, unknown> {
  const entries = Object.entries(thing).map(([name, value]) => {
    if (typeof value !== 'string' || !value.startsWith('/')) return [name, value] as const;
    return [name, cardInLanguage(pathInLanguage(value, site), site)] as const;
  });
  return Object.fromEntries(entries);
}

/** The address of a picture; a card of ours has words of the language on it. */
function cardInLanguage(picture: string, { prefix }: Site): string {
  return picture.startsWith('/og/') ? withPrefix(prefix, picture) : picture;
}
