import { en } from 'content-api/site-texts';
import type { SiteTexts } from 'content-api/site-texts';
import type { Api } from '../../lib/api/api.ts';
import { record } from '../../lib/decode.ts';
import type { ServiceView } from './api/service.ts';

/** Shown when no services can be loaded, or none are stored; each has a page of its own. */
export const builtInServices: ServiceView[] = [
  builtIn('frontend', 'frontend-development', '🖥️'),
  builtIn('backend', 'backend-development', '⚙️'),
  builtIn('seo', 'seo-optimization', '🔎'),
  builtIn('speed', 'performance-optimization', '⚡'),
];

function builtIn(name: 'frontend' | 'backend' | 'seo' | 'speed', slug: string, icon: string): ServiceView {
  return {
    _id: `built-in-${slug}`,
    title: en[`builtIn.${name}`],
    slug,
    icon,
    description: en[`builtIn.${name}Text`],
    features: ([1, 2, 3] as const).map((number) => en[`builtIn.${name}${number}`]),
    subServices: [],
  };
}

type Words = Pick<ServiceView, 'slug' | 'title' | 'description' | 'features'>;

/** A service that is built in, in the language of the site; others as they are. */
export function inSiteLanguage<S extends Words>(service: S, { instead }: SiteTexts): S {
  const { slug, title, description, features } = service;
  const known = builtInServices.find((one) => one.slug === slug);
  if (known?.title !== title || known.description !== description) return service;
  return {
    ...service,
    title: instead(title),
    description: instead(description),
    features: features.map(instead),
  };
}

/** Whether they stand in where no service is stored: false once the studio has ended that. */
export async function hasBuiltIn(api: Api): Promise<boolean> {
  return record(await api.get('/studio')).hasBuiltInServices !== false;
}
