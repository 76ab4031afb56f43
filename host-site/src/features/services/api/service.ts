import type { Service, SubService } from 'content-api/contract';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { optionalList, record, requiredText, text, texts } from '../../../lib/decode.ts';
import type { Resource } from '../../../lib/resources/resource.ts';
import { builtInServices } from '../built-in-services.ts';

export type SubServiceView = SubService;
/** What a service's page shows. */
export type ServiceView = Pick<Service, '_id' | 'title' | 'description' | 'icon' | 'slug' | 'features'> & {
  subServices: SubServiceView[];
};

/** One service by its slug; a slug of the past answers with the record, which carries the new one (ruling 14). */
export function service(slug: string): Resource<ServiceView> {
  const path = `/services/slug/${encodeURIComponent(slug)}`;
  const builtIn = builtInServices.find((one) => one.slug === slug);
  return {
    key: path,
    failure: 'Failed to load service details',
    ...(builtIn && { fallback: builtIn }),
    load: async (api) => {
      try {
        return readService(record(await api.get(path)).data);
      } catch (error) {
        if (builtIn && isNotFound(error)) return builtIn;
        if (isNotFound(error)) throw error;
        throw new Error('Failed to fetch service details', { cause: error });
      }
    },
  };
}

export function readService(value: unknown): ServiceView {
  const fields = record(value);
  return {
    _id: requiredText(fields._id),
    title: text(fields.title),
    description: text(fields.description),
    icon: text(fields.icon),
    slug: requiredText(fields.slug),
    features: texts(fields.features),
    subServices: optionalList(fields.subServices, readSubService),
  };
}

function readSubService(value: unknown): SubServiceView {
  const fields = record(value);
  return {
    _id: text(fields._id),
    title: text(fields.title),
    description: text(fields.description),
    imageUrl: text(fields.imageUrl),
    features: texts(fields.features),
  };
}
