/** Every address of the site. Nothing else spells one out. */
export const paths = {
  home: '/',
  homeContact: '/#contact',
  about: '/about',
  services: '/services',
  service: (slug: string) => `/services/${encodeURIComponent(slug)}`,
  projects: '/projects',
  project: (id: string) => `/projects/${encodeURIComponent(id)}`,
  blog: '/blog',
  post: (id: string) => `/blog/${encodeURIComponent(id)}`,
  contact: '/contact',
  privacy: '/privacypolicy',
  terms: '/termsofservice',
  admin: '/admin',
  feed: '/feed.xml',
} as const;

/** Whether an address belongs to the console. */
export function isAdminPath(pathname: string): boolean {
  return `${pathname}/`.startsWith(`${paths.admin}/`);
}
