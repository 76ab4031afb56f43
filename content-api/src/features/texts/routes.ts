import type { FastifyInstance } from 'fastify';
import type { Context } from '../../core/context.ts';
import { calls } from '../../contract/calls/index.ts';
import { texts } from '../../contract/kinds/texts.ts';
import { studio } from '../../contract/kinds/studio.ts';
import type { Texts } from '../../contract/texts.ts';
import type { Reads } from '../../db/database.ts';
import { cachedRoute, route } from '../../http/route.ts';
import { requireCurrent } from '../../http/version.ts';
import { actorOf } from '../../http/viewer.ts';
import { invalid } from '../../lib/fault.ts';
import { wholeData } from '../../core/records/complete-values.ts';
import { kindKey } from '../../core/records/content-keys.ts';
import type { LiveRecord } from '../../core/records/answers.ts';
import { findLive } from '../../core/records/live-records.ts';
import { publishSingle } from '../../core/records/publish-single.ts';
import { isValues } from '../../contract/kinds/is-values.ts';
import { textOf } from '../../core/records/read-values.ts';
import { readSiteLanguage } from '../../core/records/read-site-texts.ts';
import { singleId } from '../../core/records/record-key.ts';
import { writeContent } from '../../core/records/write.ts';
import { changesOf, changesOfBase, textEntriesOf } from '../../site-texts/entries.ts';
import { faultOf } from '../../core/records/rules/texts-faults.ts';

const id = singleId(texts);

/** The fixed texts of the public site: the catalogue of a language, and what the studio says instead. */
export function registerTextRoutes(app: FastifyInstance, context: Context): void {
  cachedRoute(app, context, calls.getTexts, async ({ db, query: { language } }) => ({
    payload: await readTexts(db, language ?? (await readSiteLanguage(db))),
    keys: [kindKey(texts), kindKey(studio)],
  }));

  route(app, calls.changeTexts, ({ body, query, request }) =>
    writeContent(context, actorOf(request), async (trx) => {
      const language = query.language ?? (await readSiteLanguage(trx));
      const current = await findLive(trx, texts, id);
      requireCurrent(request, {}, { updatedAt: current?.updatedAt }, textsOf(current, language));
      const changes = changesOf(current?.data ?? {}, language);
      for (const [key, text] of Object.entries(readChanges(language, body))) {
        if (text === null) changes.delete(key);
        else changes.set(key, text);
      }
      const data = dataWith(current?.data ?? {}, language, changes);
      await publishSingle(trx, context, { kind: texts, author: actorOf(request).userId }, data);
      return {
        result: await readTexts(trx, language),
        entry: { action: 'update', entity: texts.name },
        changed: [{ kind: texts.name }],
      };
    }),
  );
}

async function readTexts(db: Reads, language: string): Promise<Texts> {
  return textsOf(await findLive(db, texts, id), language);
}

function textsOf(record: LiveRecord | undefined, language: string): Texts {
  const data = record?.data ?? {};
  const [changes, ofBase] = [changesOf(data, language), changesOfBase(data, language)];
  return {
    language,
    texts: textEntriesOf(language).map((entry) => ({
      ...entry,
      default: ofBase.get(entry.key) ?? entry.default,
      changed: changes.get(entry.key) ?? null,
    })),
    ...(record && { updatedAt: record.updatedAt }),
  };
}

/** @throws Fault 400 with each text that the site does not have, or that cannot stand in its place */
function readChanges(
  language: string,
  sent: Readonly<Record<string, string | null>>,
): Readonly<Record<string, string | null>> {
  const entries = new Map(textEntriesOf(language).map((entry) => [entry.key, entry]));
  const faults = Object.entries(sent).flatMap(([key, text]) => {
    const reason = faultOf(entries.get(key), key, text);
    return reason === undefined ? [] : [[key, reason] as const];
  });
  if (faults.length > 0) throw invalid(Object.fromEntries(faults));
  return sent;
}

/** The record with other changes in one language; those of other languages stay as they are. */
function dataWith(data: Readonly<Record<string, unknown>>, language: string, changes: Map<string, string>) {
  const own = textEntriesOf(language).flatMap(({ key, part }) => {
    const text = changes.get(key);
    return text === undefined ? [] : [{ part, item: { key: `${language}/${key}`, text } }];
  });
  const parts = Object.keys(texts.fields).map((part) => {
    const stored: unknown = data[part];
    const others = (Array.isArray(stored) ? stored : [])
      .filter(isValues)
      .filter(({ key }) => !textOf(key).startsWith(`${language}/`));
    return [part, [...others, ...own.filter((one) => one.part === part).map(({ item }) => item)]] as const;
  });
  return wholeData(texts.fields, Object.fromEntries(parts), data);
}
