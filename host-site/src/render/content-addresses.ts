import { createApi } from '../lib/api/api.ts';
import { list, optionalList, record, requiredText, text } from '../lib/decode.ts';
import { pageSize } from '../lib/paged.ts';
import { paths } from '../lib/paths.ts';
import type { RenderRequest } from './types.ts';

export interface ContentAddress {
  path: string;
  /** ISO instant of the last change, if known. */
  changedAt: string;
  /** Search engines are to leave it out. */
  isHidden?: boolean;
}

/** The address of every record, and of every further page of a list. @throws ApiError when the API does not answer */
export async function contentAddresses(settings: RenderRequest['api']): Promise<ContentAddress[]> {
  const answer = record(await createApi(settings).get('/addresses'));
  const projects = list(answer.projects, (one) => entryOf(one, pathBy(paths.project)));
  const services = list(answer.services, (one) =>
    entryOf(one, ({ slug }) => paths.service(requiredText(slug))),
  );
  const posts = list(answer.posts, (one) => entryOf(one, pathBy(paths.post)));
  const pages = optionalList(answer.pages, (one) =>
    entryOf(one, ({ slug }) => paths.page({ _id: '', slug: requiredText(slug) })),
  );
  return [
    ...morePages(paths.projects, projects),
    ...morePages(paths.blog, posts),
    ...services,
    ...projects,
    ...posts,
    ...pages,
  ];
}

function entryOf(value: unknown, pathOf: (fields: Record<string, unknown>) => string): ContentAddress {
  const fields = record(value);
  const isHidden = fields.noindex === true;
  return { path: pathOf(fields), changedAt: text(fields.updatedAt), ...(isHidden && { isHidden }) };
}

function pathBy(path: typeof paths.project) {
  return ({ _id, slug }: Record<string, unknown>) => path({ _id: requiredText(_id), slug: text(slug) });
}

function morePages(path: string, entries: ContentAddress[]): ContentAddress[] {
  const pages = Math.max(0, Math.ceil(entries.length / pageSize) - 1);
  return Array.from({ length: pages }, (_, index) => ({ path: `${path}?page=${index + 2}`, changedAt: '' }));
}
