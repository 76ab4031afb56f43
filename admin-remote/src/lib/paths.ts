/** Every address of the console, and those of the site that it leads to. */
export const paths = {
  login: '/admin/login',
  dashboard: '/admin',
  projects: '/admin/projects',
  services: '/admin/services',
  posts: '/admin/content',
  about: '/admin/about',
  technologies: '/admin/technologies',
  messages: '/admin/messages',
  account: '/admin/account',
  website: '/',
  service: (slug: string) => `/services/${encodeURIComponent(slug)}`,
} as const;
