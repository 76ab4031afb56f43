import { z } from 'zod';
import { instantOf, itemWith } from '../item.ts';
import type { Body, Found, Item } from '../item.ts';
import { htmlOfLexical } from './lexical.ts';
import { htmlOfMobiledoc } from './mobiledoc.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const id = z.union([z.string(), z.number()]).transform(String);
const rows = <T extends z.ZodType>(row: T) => z.array(row).default([]);

const postSchema = z.object({
  id,
  title: text,
  slug: text,
  html: text,
  lexical: text,
  mobiledoc: text,
  feature_image: text,
  status: text,
  visibility: text,
  type: text,
  page: z.unknown().optional(),
  published_at: text,
  created_at: text,
  custom_excerpt: text,
  meta_title: text,
  meta_description: text,
  author_id: id.nullish(),
});
const dataSchema = z.object({
  posts: rows(z.unknown()),
  tags: rows(z.object({ id, name: text })),
  users: rows(z.object({ id, name: text })),
  posts_tags: rows(z.object({ post_id: id, tag_id: id })),
  posts_authors: rows(z.object({ post_id: id, author_id: id })),
  posts_meta: rows(z.object({ post_id: id, meta_title: text, meta_description: text })),
});
const fileSchema = z.union([
  z.object({ db: z.tuple([z.object({ data: dataSchema })], z.unknown()) }).transform(({ db }) => db[0].data),
  z.object({ data: dataSchema }).transform(({ data }) => data),
]);

/** Ghost's export, versions 2 to 6. @throws an error for a file that is none */
export function* readGhost(json: string): Generator<Found> {
  const value: unknown = JSON.parse(json);
  const parsed = fileSchema.safeParse(value);
  if (!parsed.success) throw new Error('this is no export of Ghost');
  const data = parsed.data;
  const tagNames = new Map(data.tags.map((tag) => [tag.id, tag.name]));
  const userNames = new Map(data.users.map((user) => [user.id, user.name]));
  const tagsOf = Map.groupBy(data.posts_tags, (row) => row.post_id);
  const authorOf = new Map(data.posts_authors.toReversed().map((row) => [row.post_id, row.author_id]));
  const metaOf = new Map(data.posts_meta.map((row) => [row.post_id, row]));
  for (const [index, row] of data.posts.entries()) {
    const read = postSchema.safeParse(row);
    if (!read.success) {
      const [issue] = read.error.issues;
      const fault = {
        item: `posts[${index}]`,
        field: issue?.path.join('.'),
        message: issue?.message ?? 'unreadable',
      };
      yield { is: 'fault', fault };
      continue;
    }
    const post = read.data;
    const isPage = post.type === 'page' || post.page === true || post.page === 1;
    const meta = metaOf.get(post.id);
    const isPublic = post.visibility === '' || post.visibility === 'public';
    const tags = (tagsOf.get(post.id) ?? []).map((of) => tagNames.get(of.tag_id) ?? '');
    const item = itemWith({
      type: isPage ? 'page' : 'post',
      id: post.id,
      title: post.title,
      address: `/${post.slug}/`,
      slug: post.slug,
      author: userNames.get(authorOf.get(post.id) ?? post.author_id ?? '') ?? '',
      createdAt: instantOf(post.published_at || post.created_at),
      state: stateOf(post.status, isPublic),
      // Names that begin so are Ghost's own marks.
      tags: tags.filter((name) => name !== '' && !name.startsWith('#')),
      excerpt: post.custom_excerpt,
      seo: {
        title: meta?.meta_title || post.meta_title,
        description: meta?.meta_description || post.meta_description,
        isHidden: false,
      },
      picture: post.feature_image === '' ? undefined : { address: withoutMark(post.feature_image) },
    });
    try {
      yield { is: 'item', item: { ...item, body: bodyOf(post) } };
    } catch {
      const fault = {
        item: post.title || post.id,
        field: 'lexical',
        message: 'its text is no document of Ghost',
      };
      yield { is: 'fault', fault };
    }
  }
}

function bodyOf(post: z.output<typeof postSchema>): Body {
  const html = post.html || (post.lexical && htmlOfLexical(post.lexical)) || htmlOfMobiledoc(post.mobiledoc);
  return { format: 'html', text: withoutMark(html) };
}

const states: Partial<Record<string, Item['state']>> = { published: 'public', scheduled: 'scheduled' };

function stateOf(status: string, isPublic: boolean): Item['state'] {
  return (isPublic ? states[status] : undefined) ?? 'draft';
}

/** Ghost's word for the address of the site. */
function withoutMark(value: string): string {
  return value.replaceAll('__GHOST_URL__', '');
}
