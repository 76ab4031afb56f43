import type { Service, ServiceInput } from 'content-api/contract';
import type { Api } from '../../../lib/api-client.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { isObject } from '../../../lib/is-object.ts';
import { requireRecord } from '../../../lib/require-record.ts';

/** The call for one service takes its id in place of the slug. */
export async function fetchService(api: Api, id: string, signal?: AbortSignal): Promise<Service> {
  return dataOf(await api.get(endpoints.serviceBySlug(id), { signal }));
}

export async function createService(api: Api, input: ServiceInput): Promise<Service> {
  return dataOf(await api.post(endpoints.services, input));
}

/** @param version the `updatedAt` that the change was made on */
export async function updateService(
  api: Api,
  id: string,
  input: ServiceInput,
  version: string | undefined,
): Promise<Service> {
  return dataOf(await api.put(endpoints.service(id), { ...input, updatedAt: version }));
}

/** Services come in an envelope. */
function dataOf(body: unknown): Service {
  return requireRecord<Service>(isObject(body) ? body.data : undefined);
}
