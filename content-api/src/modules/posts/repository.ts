import { sql } from 'kysely';
import type { z } from 'zod';
import { limits } from '../../contract/limits.ts';
import type { Post, PostCard, postInputSchema, SearchPost } from '../../contract/post.ts';
import type { Queries } from '../../db/database.ts';
import { readJson, writeJson } from '../../db/json.ts';
import type { Page } from '../../lib/page.ts';
import { searchText } from './search-text.ts';

export type PostValues = z.output<typeof postInputSchema>;

interface Filter {
  q?: string;
  tag?: string;
}

const cardColumns = ['id', 'title', 'author', 'date', 'tags', 'image', 'updated_at'] as const;

/** All posts, the latest date first. */
export async function listPosts(db: Queries): Promise<Post[]> {
  const rows = await db
    .selectFrom('posts')
    .selectAll()
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toPost);
}

export async function listSearchPosts(db: Queries): Promise<SearchPost[]> {
  return (await listPosts(db)).map(({ createdAt: _c, updatedAt: _u, ...post }) => post);
}

/** A page of cards; tags are compared in code, since lists are not searched with JSON operators. */
export async function listPostCards(db: Queries, { size, offset }: Page, { q, tag }: Filter) {
  const matching = (await listMatching(db, q)).filter((row) => tag === undefined || row.tags.includes(tag));
  const ids = matching.slice(offset, offset + size).map(({ id }) => id);
  if (ids.length === 0) return { items: [], total: matching.length };
  const rows = await db
    .selectFrom('posts')
    .select(cardColumns)
    .select(sql<string>`substr(content, 1, ${sql.lit(limits.excerptCodePoints)})`.as('excerpt'))
    .where('id', 'in', ids)
    .execute();
  const cards = new Map(rows.map((row) => [row.id, toCard(row)]));
  return { items: ids.flatMap((id) => cards.get(id) ?? []), total: matching.length };
}

export async function listTags(db: Queries): Promise<string[]> {
  const rows = await db.selectFrom('posts').select('tags').execute();
  const tags = new Set(rows.flatMap((row) => readJson<string[]>(row.tags)));
  return [...tags].sort((a, b) => a.localeCompare(b, 'en'));
}

export async function findPost(db: Queries, id: string): Promise<Post | undefined> {
  const row = await db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toPost(row);
}

export async function insertPost(
  db: Queries,
  id: string,
  values: PostValues,
  stamps: { createdAt: string; updatedAt: string },
): Promise<void> {
  await db
    .insertInto('posts')
    .values({ id, ...toColumns(values), created_at: stamps.createdAt, updated_at: stamps.updatedAt })
    .execute();
}

export async function replacePost(
  db: Queries,
  id: string,
  values: PostValues,
  updatedAt: string,
): Promise<void> {
  await db
    .updateTable('posts')
    .set({ ...toColumns(values), updated_at: updatedAt })
    .where('id', '=', id)
    .execute();
}

export async function deletePost(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('posts').where('id', '=', id).execute();
}

async function listMatching(db: Queries, q: string | undefined): Promise<{ id: string; tags: string[] }[]> {
  let query = db.selectFrom('posts').select(['id', 'tags']).orderBy('date', 'desc').orderBy('id', 'desc');
  const needle = searchText(q ?? '').trim();
  if (needle !== '') {
    const pattern = `%${needle.replaceAll(/[\\%_]/g, '\\$&')}%`;
    query = query.where(sql<boolean>`search_text like ${pattern} escape '\\'`);
  }
  return (await query.execute()).map((row) => ({ id: row.id, tags: readJson(row.tags) }));
}

function toColumns(values: PostValues) {
  return {
    title: values.title,
    content: values.content,
    author: values.author,
    date: values.date,
    tags: writeJson(values.tags),
    image: values.image ?? '',
    search_text: searchText(values.title, values.content, values.author),
  };
}

interface CardRow {
  id: string;
  title: string;
  author: string;
  date: string;
  tags: unknown;
  image: string;
  updated_at: string;
}

function toPost(row: CardRow & { content: string; created_at: string }): Post {
  return {
    _id: row.id,
    title: row.title,
    content: row.content,
    author: row.author,
    date: row.date,
    tags: readJson(row.tags),
    ...(row.image !== '' && { image: row.image }),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function toCard(row: CardRow & { excerpt: string }): PostCard {
  return {
    _id: row.id,
    title: row.title,
    excerpt: row.excerpt,
    author: row.author,
    date: row.date,
    tags: readJson(row.tags),
    ...(row.image !== '' && { image: row.image }),
    updatedAt: row.updated_at,
  };
}
