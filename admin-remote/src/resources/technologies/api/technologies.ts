import type { Technology, TechnologyInput } from 'content-api/contract';
import type { Api } from '../../../lib/api-client.ts';
import { apiFailure } from '../../../lib/api-failure.ts';
import { createOnce } from '../../../lib/create-once.ts';
import type { Attempt } from '../../../lib/create-once.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { isObject } from '../../../lib/is-object.ts';
import { requireRecord } from '../../../lib/require-record.ts';

/** What saving the list answers. */
export interface SavedTechnologies {
  technologies: Technology[];
  message: string;
}

export interface InitializedTechnologies {
  count: number;
  message: string;
}

export async function fetchTechnologies(api: Api, signal?: AbortSignal): Promise<Technology[]> {
  return listOf(await api.get(endpoints.technologies, { signal }));
}

export async function saveTechnologies(
  api: Api,
  technologies: readonly Technology[],
): Promise<SavedTechnologies> {
  const body = await api.put(endpoints.technologies, { technologies: technologies.map(toRow) });
  if (!isObject(body)) throw apiFailure('unreadable');
  return { technologies: listOf(body.data), message: textOf(body.message) };
}

export function createTechnology(api: Api, input: TechnologyInput, attempt: Attempt): Promise<Technology> {
  return createOnce(api, attempt, {
    path: endpoints.technologies,
    input,
    read: (body) => requireRecord<Technology>(body),
    async update(made, version) {
      const { technologies } = await saveTechnologies(api, [{ ...made, ...input, updatedAt: version }]);
      return technologies.find(({ _id }) => _id === made._id) ?? made;
    },
  });
}

export async function initializeTechnologies(api: Api): Promise<InitializedTechnologies> {
  const body = await api.post(endpoints.initializeTechnologies);
  if (!isObject(body)) throw apiFailure('unreadable');
  return { count: typeof body.count === 'number' ? body.count : 0, message: textOf(body.message) };
}

function toRow({ _id, name, logo, category, isSelected, updatedAt }: Technology) {
  return { _id, name, logo, category, isSelected, updatedAt };
}

function listOf(body: unknown): Technology[] {
  if (!isObject(body) || !Array.isArray(body.technologies)) throw apiFailure('unreadable');
  return body.technologies as Technology[];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
