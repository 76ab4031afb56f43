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
import type { LiveRecord } from '../../core/records/answers.ts';
import { readAuthorPictures } from '../../core/records/read-author-pictures.ts';
import { requireLive } from '../../core/records/require-live.ts';
import type { SearchWay } from '../../core/records/search-filter.ts';
import { searchLive } from '../../core/records/search-live.ts';
import { readAnsweredLanguages, shownKind } from '../../core/records/read-languages.ts';
import type { ShownKind } from '../../core/records/read-languages.ts';
import { inEnvelope } from './in-envelope.ts';

/** The public reads of a kind of which there are many records. */
export function registerCollectionReads(app: FastifyInstance, context: Context, kind: Kind): void {
  const { oneBySlug, without = [] } = kind.calls ?? {};
  const calls = collectionCallsOf(kind);

  cachedRoute(app, context, calls.list, async ({ query: { language, ...query }, db, way }) => {
    const shown = await shownKind(db, kind, language, way === 'text');
    const answered = { language: answeredLanguage(shown) };
    // A preview is sent as values.
    if (way !== 'text' && query.view === undefined && isBare(kind))
      return { ...answered, text: await listText(db, shown, query), keys: [kindKey(kind)] };
    const keys = query.view === undefined ? [kindKey(kind)] : keysOfCards(kind);
    return { ...answered, payload: await loadList(db, shown, query, way), keys };
  });
  if (without.includes('get')) return;
  if (oneBySlug === true) {
    cachedRoute(
      app,
      context,
      calls.getBySlug,
      ({ params, ...input }) => loadOne(input, kind, params.slug, findLiveByAddress),
      { opensPrivate: true },
    );
  } else {
    cachedRoute(
      app,
      context,
      calls.get,
      ({ params, ...input }) =>
        loadOne(input, kind, params.id, slugFieldOf(kind) === undefined ? undefined : findLiveByAddress),
      { opensPrivate: true },
    );
  }
}

async function loadOne(
  { db, way, query: { view, language } }: { db: Reads; way: SearchWay; query: RecordQuery },
  original: Kind,
  address: string,
  find?: typeof findLiveByAddress,
) {
  const shown = await shownKind(db, original, language, way === 'text');
  const { kind, languages } = shown;
  const record = await requireLive(db, kind, address, find);
  const keys = keysOfRecord(kind, record, address);
  const answered = (await readAnsweredLanguages(db, kind, languages, [record.id]))(record.id);
  if (view === 'page') {
    // Its HTML may change while the record does not, so it is no version that a write may name.
    const answer = await withPictureHints(db, await toPageAnswer(db, shown, record));
    return {
      language: answered.language,
      payload: inEnvelope(kind, { ...answer, ...answered }, textsOf(kind).fetched),
      keys: [...keys, ...keysBeside(kind, record.data)],
    };
  }
  const payload = inEnvelope(kind, { ...toAnswer(kind, record), ...answered }, textsOf(kind).fetched);
  return { language: answered.language, payload, version: record.updatedAt, keys };
}

/** The language of a whole answer; undefined where the site has one. */
function answeredLanguage({ kind, languages: { first, further } }: ShownKind): string | undefined {
  return further.length === 0 ? undefined : (kind.language ?? first);
}

async function loadList(db: Reads, shown: ShownKind, query: ListQuery, way: SearchWay): Promise<unknown> {
  const { kind, languages } = shown;
  if (query.view !== undefined) {
    const page = pageOf(query.view === 'search' ? atMost(limits.pageSize, query) : query);
    const { records, total } = await searchLive(db, kind, page, query, {
      way,
      language: kind.language ?? languages.first,
    });
    const pictureOf = await readAuthorPictures(db, kind);
    const languagesOf = await readAnsweredLanguages(db, kind, languages, idsOf(records));
    const items = await withPictureHints(
      db,
      records.map((record) => ({ ...toCard(kind, record), ...pictureOf(record), ...languagesOf(record.id) })),
    );
    return { items, total, page: page.page, size: page.size };
  }
  const records = await listLive(db, kind, query);
  const languagesOf = await readAnsweredLanguages(db, kind, languages, idsOf(records));
  const answers = records.map((record) => ({ ...toAnswer(kind, record), ...languagesOf(record.id) }));
  const key = kind.calls?.listKey;
  return key === undefined ? inEnvelope(kind, answers, textsOf(kind).listed) : { [key]: answers };
}

function idsOf(records: readonly LiveRecord[]): string[] {
  return records.map(({ id }) => id);
}

/** Whether the whole list is answered as a list, with nothing around it. */
function isBare({ calls }: Kind): boolean {
  return calls?.envelope !== true && calls?.listKey === undefined;
}

function atMost(max: number, query: ListQuery): ListQuery {
  return { ...query, size: Math.min(query.size ?? max, max) };
}
