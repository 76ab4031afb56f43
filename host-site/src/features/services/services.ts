import { readTrade, service as kind } from 'content-api/contract';
import { en } from 'content-api/site-texts';
import type { SiteTexts } from 'content-api/site-texts';
import { isNotFound } from '../../lib/api.ts';
import type { Api } from '../../lib/api.ts';
import { readRecord } from '../../lib/decode.ts';
import { pageSize, readPaged } from '../../lib/paged.ts';
import type { Paged } from '../../lib/paged.ts';
import { readerOf } from '../../lib/reader-of.ts';
import type { ReadOf } from '../../lib/reader-of.ts';
import type { Resource, Loaded } from '../../lib/resources.ts';

/** A service, on its page and in lists; told apart by the slug, which each has. */
export type ServiceView = ReadOf<typeof kind>;
export type SubServiceView = ServiceView['subServices'][number];

export const readService = readerOf(kind);

/** One service by its slug; a slug of the past answers with the record, which carries the new one. */
export function service(slug: string): Resource<ServiceView> {
  const path = `/services/slug/${encodeURIComponent(slug)}?view=page`;
  const builtIn = builtInServices.find((one) => one.slug === slug);
  return {
    key: path,
    failure: 'service.failed',
    ...(builtIn && { fallback: builtIn }),
    load: async (api) => {
      try {
        return readService(readRecord(await api.get(path)).data);
      } catch (error) {
        if (builtIn && isNotFound(error) && (await hasBuiltIn(api))) return builtIn;
        throw error;
      }
    },
  };
}

/** Shown when no services can be loaded, or none are stored; each has a page of its own. */
const builtInServices = [
  builtIn('frontend', 'frontend-development', '🖥️'),
  builtIn('backend', 'backend-development', '⚙️'),
  builtIn('seo', 'seo-optimization', '🔎'),
  builtIn('speed', 'performance-optimization', '⚡'),
];

function builtIn(name: 'frontend' | 'backend' | 'seo' | 'speed', slug: string, icon: string): ServiceView {
  return readService({
    _id: `built-in-${slug}`,
    title: en[`builtIn.${name}`],
    slug,
    icon,
    description: en[`builtIn.${name}Text`],
    features: ([1, 2, 3] as const).map((number) => en[`builtIn.${name}${number}`]),
  });
}

type Words = Pick<ServiceView, 'slug' | 'title' | 'description' | 'features'>;

/** A service that is built in, in the language of the site; others as they are. */
export function inSiteLanguage<S extends Words>(service: S, { inLanguage }: SiteTexts): S {
  const { slug, title, description, features } = service;
  const usual = builtInServices.find((one) => one.slug === slug);
  if (usual?.title !== title || usual.description !== description) return service;
  return {
    ...service,
    title: inLanguage(title),
    description: inLanguage(description),
    features: features.map(inLanguage),
  };
}

/** Whether they stand in where no service is stored: in the trade software alone, false once the studio has ended that, or has services in its first language. */
async function hasBuiltIn(api: Api): Promise<boolean> {
  const { trade, hasBuiltInServices } = readRecord(await api.get('/studio'));
  if (readTrade(trade) !== 'software' || hasBuiltInServices === false) return false;
  return readPaged(await api.get(cardsOf(1), { inFirstLanguage: true }), readService).total === 0;
}

function cardsOf(page: number): string {
  return `/services?view=card&order=hand&page=${page}&size=${pageSize}`;
}

const builtInCards = readPaged({ items: builtInServices }, readService);

/** One page of services. The built-in list stands in when the call fails, and when no service is stored, unless the studio has ended that. */
export function serviceCards(page: number): Resource<Paged<ServiceView>> {
  return {
    key: `services-${page}`,
    failure: 'services.failed',
    fallback: builtInCards,
    load: async (api) => {
      const cards = readPaged(await api.get(cardsOf(page)), readService);
      return cards.total === 0 && (await hasBuiltIn(api)) ? builtInCards : cards;
    },
  };
}

/** For the home page: the first services, whose features are a page away. */
export function firstServices(count: number): Resource<Paged<ServiceView>> {
  const all = serviceCards(1);
  const brief = (cards: Paged<ServiceView>) => ({
    ...cards,
    items: cards.items.slice(0, count).map((card) => ({ ...card, features: [] })),
  });
  return {
    ...all,
    key: `first ${all.key}`,
    fallback: brief(builtInCards),
    load: async (api) => brief(await all.load(api)),
  };
}

/** 'What We Offer'; a studio of one says 'What I Offer' once its services are there. */
export function servicesHeading(cards: Loaded<unknown>, voice: 'we' | 'i'): 'services.we' | 'services.i' {
  return voice === 'i' && cards.status === 'loaded' ? 'services.i' : 'services.we';
}
