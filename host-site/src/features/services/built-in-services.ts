import type { Api } from '../../lib/api/api.ts';
import { record } from '../../lib/decode.ts';
import type { ServiceView } from './api/service.ts';

/** Shown when no services can be loaded, or none are stored; each has a page of its own. */
export const builtInServices: ServiceView[] = [
  {
    _id: 'built-in-frontend',
    title: 'Frontend Development',
    slug: 'frontend-development',
    icon: '🖥️',
    description: 'Interfaces that open at once, read well on any screen and can be used by everyone.',
    features: ['Accessible, responsive pages', 'React and TypeScript', 'Design systems'],
    subServices: [],
  },
  {
    _id: 'built-in-backend',
    title: 'Backend Development',
    slug: 'backend-development',
    icon: '⚙️',
    description: 'Services and databases that keep their promises under load and are easy to look after.',
    features: ['APIs with a written contract', 'Databases and migrations', 'Monitoring and backups'],
    subServices: [],
  },
  {
    _id: 'built-in-seo',
    title: 'SEO Optimization',
    slug: 'seo-optimization',
    icon: '🔎',
    description: 'Pages that search engines read without effort and people find when they need them.',
    features: ['Technical audit', 'Structured data', 'Content that answers the question'],
    subServices: [],
  },
  {
    _id: 'built-in-performance',
    title: 'Performance Optimization',
    slug: 'performance-optimization',
    icon: '⚡',
    description: 'We measure what your visitors wait for, take it away, and keep it away with a budget.',
    features: ['Measured on real phones', 'Smaller pictures and scripts', 'A budget in every build'],
    subServices: [],
  },
];

/** Whether they stand in where no service is stored: false once the studio has ended that. */
export async function hasBuiltIn(api: Api): Promise<boolean> {
  return record(await api.get('/studio')).hasBuiltInServices !== false;
}
