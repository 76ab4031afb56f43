import type { FastifyInstance } from 'fastify';
import { readForRequest } from '../../core/cache/read-content.ts';
import type { Context } from '../../core/context.ts';
import { singleCallsOf } from '../../contract/calls/kind-calls.ts';
import { languageOf } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Queries, Reads } from '../../db/database.ts';
import { cachedRoute, route } from '../../http/route.ts';
import { requireCurrent } from '../../http/version.ts';
import { actorOf } from '../../http/viewer.ts';
import { withPictureHints } from '../media/picture-hints.ts';
import { wholeData } from '../../core/records/complete-values.ts';
import { keysBeside, kindKey } from '../../core/records/content-keys.ts';
import { findLive } from '../../core/records/live-records.ts';
import { publishSingle } from '../../core/records/publish-single.ts';
import { readAnsweredLanguages, shownKind } from '../../core/records/read-languages.ts';
import { readSingle, readSinglePage } from '../../core/records/read-single.ts';
import { singleId } from '../../core/records/record-key.ts';
import { requireOriginal, translationOf, withShared } from '../../core/records/save-words.ts';
import { readStored, writtenKind } from '../../core/records/written-kind.ts';
import { writeContent } from '../../core/records/write.ts';

/** The calls of a kind of which there is one record; before anything was saved it is empty. */
export function registerSingleRoutes(app: FastifyInstance, context: Context, kind: Kind): void {
  const calls = singleCallsOf(kind);
  const { publicPath, without = [] } = kind.calls ?? {};
  const id = singleId(kind);

  const read = (db: Reads) => readSingle(db, kind);

  if (!without.includes('get')) {
    cachedRoute(app, context, calls.publicGet, async ({ db, query: { view, language: asked }, way }) => {
      const shown = await shownKind(db, kind, asked, way === 'text');
      const answered = (await readAnsweredLanguages(db, shown.kind, shown.languages, [id]))(id);
      const { language } = answered;
      // The studio has fields of these names: they are what it says of its languages.
      const beside = 'languages' in kind.fields ? {} : answered;
      const single = view === 'page' ? await readSinglePage(db, shown) : await readSingle(db, shown.kind);
      const answer = { ...single, ...beside };
      if (view !== 'page') return { language, payload: answer, keys: [kindKey(kind)] };
      const keys = [kindKey(kind), ...keysBeside(kind, { ...answer })];
      return { language, payload: await withPictureHints(db, answer), keys };
    });
  }
  if (publicPath !== undefined) {
    route(app, calls.get, async ({ request }) => {
      await context.state.refresh();
      return readForRequest(context, request, read);
    });
  }

  if (without.includes('update')) return;
  route(
    app,
    calls.save,
    ({ body, query, request }) =>
      writeContent(context, actorOf(request), async (trx) => {
        const { shown, original, current } = await findSingle(trx, query.language);
        const answer = () => (current || !original ? readSingle(trx, shown) : Promise.resolve({}));
        requireCurrent(request, body, { updatedAt: current?.updatedAt }, await answer());
        const { updatedAt: _, ...sent } = body;
        const stored = await readStored(trx, shown, id, current);
        const whole = wholeData(kind.fields, sent, stored);
        const data = original ? translationOf(shown, original, stored, whole) : whole;
        await publishSingle(trx, context, { kind: shown, author: actorOf(request).userId }, data);
        return {
          result: await readSingle(trx, shown),
          entry: { action: 'update', entity: kind.name, detail: languageOf(shown) },
          changed: [{ kind: kind.name }],
        };
      }),
    async (body, _params, { language }) => {
      if (language === undefined) return body;
      const db = context.database.queries;
      const { shown, original, current } = await findSingle(db, language);
      if (original === undefined) return body;
      return { ...withShared(shown, original, await readStored(db, shown, id, current), body) };
    },
  );

  async function findSingle(db: Queries, language: string | undefined) {
    const shown = await writtenKind(db, kind, language);
    const original = shown.language === undefined ? undefined : await requireOriginal(db, shown, id);
    return { shown, original, current: await findLive(db, shown, id) };
  }
}
