import { paths } from './paths.ts';

/** The page of a service by its printed name, if there is one of that slug, else the list of services. */
export function footerServicePath(name: string, slugs: string[]): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slugs.includes(slug) ? paths.service(slug) : paths.services;
}
