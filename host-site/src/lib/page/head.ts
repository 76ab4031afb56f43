/** Metadata of a page for search engines, shared links and the browser's title bar. */
export interface Head {
  /** Without the brand, which is added; absent on the home page. */
  title?: string;
  description: string;
  /** Path and query of the address that counts; absent on pages that are not to be found. */
  canonical?: string;
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
