import type { Head } from './head.ts';

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
