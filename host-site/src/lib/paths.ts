/** The address of a record is its slug, or its id as long as it has none. */
export interface Addressed {
  _id: string;
  slug?: string;
}

const nameOf = ({ _id, slug }: Addressed) => encodeURIComponent(slug || _id);

/** Every address of the site. Nothing else spells one out. */
export const paths = {
  home: '/',
  homeContact: '/#contact',
  about: '/about',
  services: '/services',
  service: (slug: string) => `/services/${encodeURIComponent(slug)}`,
  projects: '/projects',
  /** Those with a service or an industry. */
  projectsOf: (tag: string) => `/projects?${new URLSearchParams({ tag })}`,
  project: (record: Addressed) => `/projects/${nameOf(record)}`,
  blog: '/blog',
  post: (record: Addressed) => `/blog/${nameOf(record)}`,
  contact: '/contact',
  privacy: '/privacypolicy',
  terms: '/termsofservice',
  page: ({ slug, _id }: Addressed) => `/${nameOf({ slug, _id })}`,
  admin: '/admin',
  feed: '/feed.xml',
} as const;

/** An address that no page can have; the server renders the not-found page by it. */
export const notFoundPath = '/404/none';

/** Another one; the server renders by it the page that asks for a password. */
export const protectedPath = '/401/none';

/** Another one; the server renders by it what a client writes, whose own address no cache may know. */
export const clientWordsPath = '/testimonial/none';

/** Another one, for a pitch. */
export const pitchPath = '/pitch/none';

/** Whether an address belongs to the console. */
export function isAdminPath(pathname: string): boolean {
  return `${pathname}/`.startsWith(`${paths.admin}/`);
}
