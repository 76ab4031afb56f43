import { request } from '@playwright/test';
import { studio } from './studio.ts';

/** One address of every public screen, by the screen's name; details are the first records of the running studio. */
export async function publicPages(): Promise<Record<string, string>> {
  const api = await request.newContext({ baseURL: studio.apiUrl });
  const projects = (await (await api.get('/api/projects')).json()) as { _id: string }[];
  const posts = (await (await api.get('/api/content')).json()) as { _id: string }[];
  const services = (await (await api.get('/api/services')).json()) as { data: { slug: string }[] };
  await api.dispose();
  return {
    home: '/',
    about: '/about',
    services: '/services',
    service: `/services/${services.data[0]?.slug}`,
    projects: '/projects',
    project: `/projects/${projects[0]?._id}`,
    blog: '/blog',
    post: `/blog/${posts[0]?._id}`,
    contact: '/contact',
    privacy: '/privacypolicy',
    terms: '/termsofservice',
    'not found': '/no-such-page',
  };
}
