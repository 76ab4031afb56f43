import type { FastifyInstance } from 'fastify';
import { createRecord } from '../../content/create-record.ts';
import { writeContent } from '../../content/write-content.ts';
import type { Context } from '../../context.ts';
import { calls } from '../../contract/calls/index.ts';
import type { Post } from '../../contract/post.ts';
import type { Queries } from '../../db/database.ts';
import { cachedRoute, route } from '../../http/route.ts';
import { requireCurrent } from '../../http/version.ts';
import { actorOf } from '../../http/viewer.ts';
import { notFound } from '../../lib/fault.ts';
import { nextVersion } from '../../lib/next-version.ts';
import { pageOf } from '../../lib/page.ts';
import {
  deletePost,
  findPost,
  insertPost,
  listPostCards,
  listPosts,
  listSearchPosts,
  listTags,
  replacePost,
} from './repository.ts';

export function registerPostRoutes(app: FastifyInstance, context: Context): void {
  const { database, clock } = context;

  cachedRoute(app, context, calls.listPosts, async ({ query }) => {
    if (query.view === undefined) return { payload: await listPosts(database.queries) };
    if (query.view === 'search') return { payload: await listSearchPosts(database.queries) };
    const page = pageOf(query);
    const { items, total } = await listPostCards(database.queries, page, query);
    return { payload: { items, total, page: page.page, size: page.size } };
  });

  cachedRoute(app, context, calls.listTags, async () => ({
    payload: { tags: await listTags(database.queries) },
  }));

  cachedRoute(app, context, calls.getPost, async ({ params }) => {
    const post = await requirePost(database.queries, params.id);
    return { payload: post, version: post.updatedAt };
  });

  route(app, calls.createPost, ({ body, request, reply }) =>
    createRecord(context, { request, reply }, 'post', {
      insert: (trx, id, stamps) => insertPost(trx, id, body, stamps),
      find: findPost,
    }),
  );

  route(app, calls.updatePost, ({ params, body, request }) =>
    writeContent(context, actorOf(request), async (trx) => {
      const current = await requirePost(trx, params.id);
      requireCurrent(request, body, current);
      const { title, content, author, date, tags, image } = current;
      const values = { title, content, author, date, tags, image, ...definedOnly(body) };
      await replacePost(trx, params.id, values, nextVersion(clock, current.updatedAt));
      const result = await requirePost(trx, params.id);
      return { result, entry: { action: 'update', entity: 'post', entityId: params.id } };
    }),
  );

  route(app, calls.deletePost, async ({ params, request }) => {
    await writeContent(context, actorOf(request), async (trx) => {
      requireCurrent(request, {}, await requirePost(trx, params.id));
      await deletePost(trx, params.id);
      return { result: undefined, entry: { action: 'delete', entity: 'post', entityId: params.id } };
    });
    return { success: true, message: 'Blog post deleted successfully' };
  });
}

function definedOnly<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

async function requirePost(db: Queries, id: string): Promise<Post> {
  const post = await findPost(db, id);
  if (post === undefined) throw notFound('Post');
  return post;
}
