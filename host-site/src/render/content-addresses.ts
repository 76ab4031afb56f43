import { createApi } from '../lib/api/api.ts';
import { list, record, requiredText, text } from '../lib/decode.ts';
import { pageSize } from '../lib/paged.ts';
import { paths } from '../lib/paths.ts';
import type { RenderRequest } from './types.ts';

export interface ContentAddress {
  path: string;
  /** ISO instant of the last change, if known. */
  changedAt: string;
}

/** The address of every record, and of every further page of a list. @throws ApiError when the API does not answer */
export async function contentAddresses(settings: RenderRequest['api']): Promise<ContentAddress[]> {
  const api = createApi(settings);
  const [projects, services, posts] = await Promise.all([
    api.get('/projects').then((answer) => list(answer, (one) => entryOf(one, '_id', paths.project))),
    api
      .get('/services')
      .then((answer) => list(record(answer).data, (one) => entryOf(one, 'slug', paths.service))),
    api.get('/content').then((answer) => list(answer, (one) => entryOf(one, '_id', paths.post))),
  ]);
  return [
    ...morePages(paths.projects, projects),
    ...morePages(paths.blog, posts),
    ...services,
    ...projects,
    ...posts,
  ];
}

function entryOf(value: unknown, key: string, path: (key: string) => string): ContentAddress {
  const fields = record(value);
  return {
    path: path(requiredText(fields[key])),
    changedAt: text(fields.updatedAt) || text(fields.createdAt),
  };
}

function morePages(path: string, entries: ContentAddress[]): ContentAddress[] {
  const pages = Math.max(0, Math.ceil(entries.length / pageSize) - 1);
  return Array.from({ length: pages }, (_, index) => ({ path: `${path}?page=${index + 2}`, changedAt: '' }));
}
