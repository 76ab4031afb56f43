import type { SiteTexts, TextKey } from 'content-api/site-texts';
import type { Paged } from './paged.ts';
import type { Studio } from './site.ts';

/** Metadata of a page for search engines, shared links and the browser's title bar. */
export interface Head {
  /** Without the brand, which is added; absent on the home page. */
  title?: string;
  description: string;
  /** Path and query of the address that counts; absent on pages that are not to be found. */
  canonical?: string;
  /** It is not to be found, for the address that counts is another one. */
  isCopy?: boolean;
  /** Path of a picture for shared links, or its address elsewhere. */
  image?: string;
  imageAlt?: string;
  type?: 'website' | 'article';
  /** The way from the home page to this one. */
  crumbs?: { name: string; path: string }[];
  /** Structured data; addresses in it start with `/` and are completed by the server. */
  thing?: Record<string, unknown>;
  /** Addresses of the pages before and after in a list. */
  previous?: string;
  next?: string;
}

/** The title of a page with the studio's name; of the home page, the name with what the studio does. */
export function fullTitle({ title }: Head, { name, tagline }: Pick<Studio, 'name' | 'tagline'>): string {
  if (title) return `${title} | ${name}`;
  return tagline ? `${name}: ${tagline}` : name;
}

/** The head of a record's page without the record. */
export function missingHead(
  texts: SiteTexts,
  title: TextKey & `${string}.missing`,
  description: TextKey & `${string}.missingAt`,
): Head {
  return { title: texts.text(title), description: texts.text(description) };
}

/** The addresses of a page in a list: its own, and those before and after it. */
export function pagedHead(path: string, page: number, paged: Paged<unknown> | undefined): Partial<Head> {
  const at = (number: number) => (number > 1 ? `${path}?page=${number}` : path);
  return {
    canonical: at(page),
    ...(page > 1 && { previous: at(page - 1) }),
    ...(paged !== undefined && page < Math.ceil(paged.total / paged.size) && { next: at(page + 1) }),
  };
}

/** A record's own words and picture for search engines and shared links; empty ones count as not given. */
interface Seo {
  seoTitle?: string;
  seoDescription?: string;
  sharePicture?: string;
  noindex?: boolean;
}

/** The head of a record's page with what its editors chose in place of what is made from its fields. */
export function withSeo(head: Head, { seoTitle, seoDescription, sharePicture, noindex }: Seo): Head {
  return {
    ...head,
    ...(seoTitle && { title: seoTitle }),
    ...(seoDescription && { description: seoDescription }),
    // A picture of the site's own is cut to the size of a card; others are only linked.
    ...(sharePicture && {
      image: sharePicture.startsWith('/') ? (head.image ?? `/og${head.canonical}.jpg`) : sharePicture,
    }),
    thing: {
      ...head.thing,
      ...(seoDescription && { description: seoDescription }),
      ...(sharePicture && { image: sharePicture }),
    },
    ...(noindex && { canonical: undefined }),
  };
}
