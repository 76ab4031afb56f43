import type { Service, ServiceInput } from 'content-api/contract';
import type { Api } from '../../../lib/api-client.ts';
import { createOnce } from '../../../lib/create-once.ts';
import type { Attempt } from '../../../lib/create-once.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { isObject } from '../../../lib/is-object.ts';
import { requireRecord } from '../../../lib/require-record.ts';

/** The call for one service takes its id in place of the slug. */
export async function fetchService(api: Api, id: string, signal?: AbortSignal): Promise<Service> {
  return dataOf(await api.get(endpoints.serviceBySlug(id), { signal }));
}

export function createService(api: Api, input: ServiceInput, attempt: Attempt): Promise<Service> {
  return createOnce(api, attempt, {
    path: endpoints.services,
    input,
    read: (body) => dataOf(body),
    update: ({ _id }, version) => updateService(api, _id, input, version),
  });
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
