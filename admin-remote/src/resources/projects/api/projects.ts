import type { Project, ProjectInput } from 'content-api/contract';
import type { Api } from '../../../lib/api-client.ts';
import { createOnce } from '../../../lib/create-once.ts';
import type { Attempt } from '../../../lib/create-once.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { requireRecord } from '../../../lib/require-record.ts';

export async function fetchProject(api: Api, id: string, signal?: AbortSignal): Promise<Project> {
  return requireRecord<Project>(await api.get(endpoints.project(id), { signal }));
}

export function createProject(api: Api, input: ProjectInput, attempt: Attempt): Promise<Project> {
  return createOnce(api, attempt, {
    path: endpoints.projects,
    input,
    read: (body) => requireRecord<Project>(body),
    update: ({ _id }, version) => updateProject(api, _id, input, version),
  });
}

/** @param version the `updatedAt` that the change was made on */
export async function updateProject(
  api: Api,
  id: string,
  input: ProjectInput,
  version: string | undefined,
): Promise<Project> {
  return requireRecord<Project>(await api.put(endpoints.project(id), { ...input, updatedAt: version }));
}
