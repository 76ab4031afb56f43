import { project as kind } from 'content-api/contract';
import { wholeReaderOf } from '../../../lib/reader-of.ts';
import type { Resource } from '../../../lib/resources/resource.ts';

/** Data of a project's page. */
export type ProjectView = ReturnType<typeof readProject>;

export function project(id: string): Resource<ProjectView> {
  const path = `/projects/${encodeURIComponent(id)}?view=page`;
  return {
    key: path,
    failure: 'Failed to fetch project details',
    load: async (api) => readProject(await api.get(path)),
  };
}

const readProject = wholeReaderOf(kind, [
  '_id',
  'createdAt',
  'updatedAt',
  'problemHtml',
  'approachHtml',
  'resultHtml',
  'technicalDescriptionHtml',
  'learningDescriptionHtml',
]);
