import { request } from '@playwright/test';
import { studio } from './studio.ts';

export interface AddressedRecord {
  _id: string;
  slug?: string;
}

/** The last part of a record's address. */
export function slugOrId({ _id, slug }: AddressedRecord): string {
  return slug ?? _id;
}

/** Names of the public screens. */
export const screens = [
  'home',
  'about',
  'services',
  'service',
  'projects',
  'project',
  'blog',
  'post',
  'contact',
  'privacy',
  'terms',
  'not found',
] as const;
export type Screen = (typeof screens)[number];

/** One address of every public screen; details are the first records of the running studio. */
export async function publicPages(): Promise<Record<Screen, string>> {
  const api = await request.newContext({ baseURL: studio.apiUrl });
  const projects = (await (await api.get('/api/projects')).json()) as AddressedRecord[];
  const posts = (await (await api.get('/api/content')).json()) as AddressedRecord[];
  const services = (await (await api.get('/api/services')).json()) as { data: { slug: string }[] };
  await api.dispose();
  return {
    home: '/',
    about: '/about',
    services: '/services',
    service: `/services/${services.data[0]?.slug}`,
    projects: '/projects',
    project: `/projects/${projects[0] && slugOrId(projects[0])}`,
    blog: '/blog',
    post: `/blog/${posts[0] && slugOrId(posts[0])}`,
    contact: '/contact',
    privacy: '/privacypolicy',
    terms: '/termsofservice',
    'not found': '/no-such-page',
  };
}
