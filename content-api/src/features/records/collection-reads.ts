import type { FastifyInstance } from 'fastify';
import type { Context } from '../../core/context.ts';
import { collectionCallsOf } from '../../contract/calls/kind-calls.ts';
import { slugFieldOf } from '../../contract/kinds/kind.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import { textsOf } from '../../contract/kinds/words.ts';
import { limits } from '../../contract/limits.ts';
import type { ListQuery, RecordQuery } from '../../contract/paging.ts';
import type { Reads } from '../../db/database.ts';
import { cachedRoute } from '../../http/route.ts';
import { pageOf } from '../../lib/page.ts';
import { withPictureHints } from '../media/picture-hints.ts';
import { keysBeside, keysOfCards, keysOfRecord, kindKey } from '../../core/records/content-keys.ts';
import { listText } from '../../core/records/list-text.ts';
import { findLiveByAddress, listLive } from '../../core/records/live-records.ts';
import { toPageAnswer } from '../../core/records/page-view.ts';
import { toAnswer, toCard } from '../../core/records/answers.ts';
import { readAuthorPictures } from '../../core/records/read-author-pictures.ts';
import { requireLive } from '../../core/records/require-live.ts';
import type { SearchWay } from '../../core/records/search-filter.ts';
import { searchLive } from '../../core/records/search-live.ts';
import { inEnvelope } from './in-envelope.ts';

/** The public reads of a kind of which there are many records. */
export function registerCollectionReads(app: FastifyInstance, context: Context, kind: Kind): void {
  const { oneBySlug, without = [] } = kind.calls ?? {};
  const calls = collectionCallsOf(kind);

  cachedRoute(app, context, calls.list, async ({ query, db, way }) => {
    // A preview is sent as values.
    if (way !== 'text' && query.view === undefined && isBare(kind))
      return { text: await listText(db, kind, query), keys: [kindKey(kind)] };
    const keys = query.view === undefined ? [kindKey(kind)] : keysOfCards(kind);
    return { payload: await loadList(db, kind, query, way), keys };
  });
  if (without.includes('get')) return;
  if (oneBySlug === true) {
    cachedRoute(app, context, calls.getBySlug, ({ params, query, db }) =>
      loadOne(db, kind, params.slug, query, findLiveByAddress),
    );
  } else {
    cachedRoute(app, context, calls.get, ({ params, query, db }) =>
      loadOne(db, kind, params.id, query, slugFieldOf(kind) === undefined ? undefined : findLiveByAddress),
    );
  }
}

async function loadOne(
  db: Reads,
  kind: Kind,
  address: string,
  { view }: RecordQuery,
  find?: typeof findLiveByAddress,
) {
  const record = await requireLive(db, kind, address, find);
  const keys = keysOfRecord(kind, record, address);
  if (view === 'page') {
    // Its HTML may change while the record does not, so it is no version that a write may name.
    const answer = await withPictureHints(db, await toPageAnswer(db, kind, record));
    return {
      payload: inEnvelope(kind, answer, textsOf(kind).fetched),
      keys: [...keys, ...keysBeside(kind, record.data)],
    };
  }
  const payload = inEnvelope(kind, toAnswer(kind, record), textsOf(kind).fetched);
  return { payload, version: record.updatedAt, keys };
}

async function loadList(db: Reads, kind: Kind, query: ListQuery, way: SearchWay): Promise<unknown> {
  if (query.view !== undefined) {
    const page = pageOf(query.view === 'search' ? atMost(limits.pageSize, query) : query);
    const { records, total } = await searchLive(db, kind, page, query, way);
    const pictureOf = await readAuthorPictures(db, kind);
    const items = await withPictureHints(
      db,
      records.map((record) => ({ ...toCard(kind, record), ...pictureOf(record) })),
    );
    return { items, total, page: page.page, size: page.size };
  }
  const answers = (await listLive(db, kind, query)).map((record) => toAnswer(kind, record));
  const key = kind.calls?.listKey;
  return key === undefined ? inEnvelope(kind, answers, textsOf(kind).listed) : { [key]: answers };
}

/** Whether the whole list is answered as a list, with nothing around it. */
function isBare({ calls }: Kind): boolean {
  return calls?.envelope !== true && calls?.listKey === undefined;
}

function atMost(max: number, query: ListQuery): ListQuery {
  return { ...query, size: Math.min(query.size ?? max, max) };
}
