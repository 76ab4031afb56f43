import type { FastifyInstance } from 'fastify';
import type { Context } from '../../core/context.ts';
import { collectionCallsOf } from '../../contract/calls/kind-calls.ts';
import { aliasesOf } from '../../contract/kinds/aliases.ts';
import { languageOf } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import { textsOf } from '../../contract/kinds/words.ts';
import { inputSchemaOf } from '../../contract/schemas/kind-schemas.ts';
import type { Queries } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { requireCurrent } from '../../http/version.ts';
import { requireLanguage } from '../../core/accounts/account-languages.ts';
import { actorOf, requireViewer } from '../../http/viewer.ts';
import { nextVersion } from '../../lib/next-version.ts';
import { changedData, wholeData } from '../../core/records/complete-values.ts';
import { findLive } from '../../core/records/live-records.ts';
import { toAnswer } from '../../core/records/answers.ts';
import { askedKind } from '../../core/records/read-trade.ts';
import { requireLive } from '../../core/records/require-live.ts';
import { trashRecord } from '../../core/records/take-down.ts';
import {
  findTarget,
  readStored,
  requireFirstLanguage,
  writtenKind,
} from '../../core/records/written-kind.ts';
import { translationNow, translationOf, withShared } from '../../core/records/save-words.ts';
import { publish, writeContent } from '../../core/records/write.ts';
import { resolveSpellings } from './spellings.ts';
import { inEnvelope } from './in-envelope.ts';
import { createRecord } from './create-record.ts';

/** The writes of a kind of which there are many records; each is public at once. */
export function registerCollectionWrites(app: FastifyInstance, context: Context, kind: Kind): void {
  const { database, clock } = context;
  const { without = [], update = 'PUT' } = kind.calls ?? {};
  const { name, fields } = kind;
  const calls = collectionCallsOf(kind);
  const texts = textsOf(kind);
  const hasAliases = aliasesOf(kind).length > 0;

  async function findAnswer(db: Queries, id: string) {
    const record = await findLive(db, kind, id);
    return record && toAnswer(kind, record);
  }

  route(
    app,
    calls.create,
    async ({ body, query, request, reply }) => {
      await requireFirstLanguage(database.queries, query.language);
      const { userId: author } = actorOf(request);
      const data = wholeData(fields, withoutVersion(body));
      return createRecord(context, { request, reply }, name, {
        insert: async (trx, id, at) => {
          await publish(trx, { kind, author }, [{ id, data, at }]);
          return { changed: [{ kind: name, id }] };
        },
        async find(trx, id) {
          const answer = await findAnswer(trx, id);
          return answer && inEnvelope(kind, answer, texts.created);
        },
      });
    },
    hasAliases ? (body) => resolveSpellings(kind, body) : undefined,
    wholeNow,
  );

  if (!without.includes('update')) {
    route(
      app,
      update === 'PATCH' ? calls.change : calls.replace,
      ({ params: { id }, body, query, request }) =>
        writeContent(context, actorOf(request), async (trx) => {
          const { shown, original, record } = await findTarget(trx, kind, id, query.language);
          await requireLanguage(trx, requireViewer(request).account.languages, shown);
          requireCurrent(request, body, record ?? {}, record && toAnswer(shown, record));
          const stored = await readStored(trx, shown, id, record);
          const change = update === 'PATCH' ? changedData : wholeData;
          const before = original
            ? { ...stored, ...translationNow(shown, original, stored) }
            : (stored ?? {});
          const sent = change(fields, withoutVersion(body), before);
          const data = original ? translationOf(shown, original, stored, sent) : sent;
          const at = nextVersion(clock, record?.changedAt);
          await publish(trx, { kind: shown, author: actorOf(request).userId }, [{ id, data, at }]);
          const answered =
            record && !original ? { ...record, data, updatedAt: at } : await requireLive(trx, shown, id);
          const result = inEnvelope(kind, toAnswer(shown, answered), texts.updated);
          return {
            result,
            entry: { action: 'update', entity: name, entityId: id, detail: languageOf(shown) },
            changed: [{ kind: name, id }],
          };
        }),
      async (body, { id }, { language }) => {
        const resolved = hasAliases
          ? await resolveSpellings(
              kind,
              body,
              async () => (await requireLive(database.queries, kind, id)).data,
            )
          : body;
        return language === undefined ? resolved : completeWords(id, language, resolved);
      },
      update === 'PATCH' ? undefined : wholeNow,
    );
  }

  if (without.includes('remove')) return;
  route(app, calls.remove, async ({ params: { id }, query: { language }, request }) => {
    await writeContent(context, actorOf(request), async (trx) => {
      const shown = await writtenKind(trx, kind, language);
      await requireLanguage(trx, requireViewer(request).account.languages, shown);
      const record = await requireLive(trx, shown, id);
      requireCurrent(request, {}, record, toAnswer(shown, record));
      const at = nextVersion(clock, record.changedAt);
      await trashRecord(trx, { kind: shown, id, author: actorOf(request).userId, at });
      return {
        result: undefined,
        entry: { action: 'delete', entity: name, entityId: id, detail: languageOf(shown) },
        changed: [{ kind: name, id }],
      };
    });
    return { success: true, message: texts.deleted };
  });

  async function wholeNow() {
    return inputSchemaOf(await askedKind(database.queries, kind), 'whole');
  }

  /** What was sent for a whole translation, with what all languages share. */
  async function completeWords(id: string, language: string, sent: Values) {
    if (update === 'PATCH') return { ...sent };
    const db = database.queries;
    const { shown, original, record } = await findTarget(db, kind, id, language);
    if (original === undefined) return { ...sent };
    return { ...withShared(shown, original, await readStored(db, shown, id, record), sent) };
  }
}

function withoutVersion({ updatedAt: _, ...sent }: Values): Values {
  return sent;
}
