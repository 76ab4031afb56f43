import { page } from '../../contract/kinds/page.ts';
import { pathOfRecord } from '../../contract/kinds/path-of-record.ts';
import { post } from '../../contract/kinds/post.ts';
import { project } from '../../contract/kinds/project.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { LiveRecord } from '../../core/records/answers.ts';
import { eachLive } from '../../core/records/each-live.ts';
import { readValues, textOf } from '../../core/records/read-values.ts';
import type { Queries } from '../../db/database.ts';
import type { markdownOf } from './markdown-of.ts';

/** A public record in words that other systems have too. */
export interface OutItem {
  kind: 'post' | 'page' | 'project';
  id: string;
  title: string;
  slug: string;
  /** Its address. */
  path: string;
  /** Day, such as `2026-01-31`. */
  date: string;
  author: string;
  tags: string[];
  excerpt: string;
  seoTitle: string;
  seoDescription: string;
  isHidden: boolean;
  /** Address of its main picture; empty: none. */
  picture: string;
  markdown: string;
}

/** Every public post, page and project, one at a time. */
export async function* outItems(db: Queries): AsyncGenerator<OutItem> {
  // A start does without the libraries that write Markdown.
  const { markdownOf } = await import('./markdown-of.ts');
  for (const kind of [post, page, project])
    for await (const { records } of eachLive(db, kind))
      for (const record of records) yield outItemOf(kind, record, markdownOf);
}

/** A record in those words. */
export function outItemOf(
  kind: Kind & { name: OutItem['kind'] },
  { id, createdAt, data }: Pick<LiveRecord, 'id' | 'createdAt' | 'data'>,
  toMarkdown: typeof markdownOf,
): OutItem {
  const values = readValues(kind.fields, data);
  const read = (name: string) => textOf(values[name]);
  const year = values.publishedYear;
  const dates = {
    post: read('date').slice(0, 10),
    page: createdAt.slice(0, 10),
    project: typeof year === 'number' ? `${year}-01-01` : createdAt.slice(0, 10),
  };
  return {
    kind: kind.name,
    id,
    title: read('title'),
    slug: read('slug') || id,
    path: pathOfRecord(kind, { _id: id, slug: read('slug') || undefined }) ?? '/',
    date: dates[kind.name],
    author: read('author'),
    tags: wordsIn(kind === project ? values.technologies : values.tags),
    excerpt: kind === page ? read('lead') : read('shortDescription'),
    seoTitle: read('seoTitle'),
    seoDescription: read('seoDescription'),
    isHidden: values.noindex === true,
    picture: kind === project ? read('mainimage') : read('image'),
    markdown: toMarkdown(kind, values),
  };
}

function wordsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];
}
