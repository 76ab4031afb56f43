import { service as kind } from 'content-api/contract';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { record } from '../../../lib/decode.ts';
import { wholeReaderOf } from '../../../lib/reader-of.ts';
import type { Resource } from '../../../lib/resources/resource.ts';
import { builtInServices, hasBuiltIn } from '../built-in-services.ts';

/** Data of a service's page. */
export type ServiceView = ReturnType<typeof readService>;
export type SubServiceView = ServiceView['subServices'][number];

/** One service by its slug; a slug of the past answers with the record, which carries the new one. */
export function service(slug: string): Resource<ServiceView> {
  const path = `/services/slug/${encodeURIComponent(slug)}?view=page`;
  const builtIn = builtInServices.find((one) => one.slug === slug);
  return {
    key: path,
    failure: 'Failed to load service details',
    ...(builtIn && { fallback: builtIn }),
    load: async (api) => {
      try {
        return readService(record(await api.get(path)).data);
      } catch (error) {
        if (builtIn && isNotFound(error) && (await hasBuiltIn(api))) return builtIn;
        if (isNotFound(error)) throw error;
        throw new Error('Failed to fetch service details', { cause: error });
      }
    },
  };
}

export const readService = wholeReaderOf(kind, ['_id']);
