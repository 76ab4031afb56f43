import { isDeepStrictEqual } from 'node:util';
import { fieldsOfItem, holdsWords, isWords } from '../../contract/kinds/field-words.ts';
import { subjectOf } from '../../contract/kinds/fields.ts';
import type { Field, Fields } from '../../contract/kinds/fields.ts';
import { isValues } from '../../contract/kinds/is-values.ts';
import { originalOf } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import { invalid } from '../../lib/fault.ts';
import { inWords, sourceInPlace } from './in-words.ts';
import { readValues } from './read-values.ts';
import { recordNotFound } from './record-not-found.ts';
import { findRecord } from './record-rows.ts';
import { findRevision } from './revisions.ts';
import { sourceName } from './source-name.ts';
import { paragraphsOf } from './stale-words.ts';
import { unsavedSingle } from './unsaved-single.ts';

/**
 * What a record is translated from: what is public of it in the first language, else its newest state.
 *
 * @throws Fault 404 without such a record, or with one in the trash
 */
export async function requireOriginal(db: Queries, translated: Kind, id: string): Promise<Values> {
  const kind = originalOf(translated);
  const row = await findRecord(db, kind, id);
  if (row === undefined && kind.single === true) return unsavedSingle(db, kind);
  const revision = row && (await findRevision(db, row.key, row.live_revision ?? row.head_revision));
  if (revision === undefined || row?.trashed_at !== null) throw recordNotFound(kind);
  return revision.data;
}

/** A translation in the places of the original as it is now; empty words where there is none yet. */
export function translationNow(kind: Kind, original: Values, stored: Values | undefined): Values {
  return inWords(kind, original, stored ?? {}, { keepsAll: true });
}

/** What was sent for a translation, with the shared values of the original and the words of lists where they were left out. */
export function withShared(kind: Kind, original: Values, stored: Values | undefined, sent: Values): Values {
  const known = translationNow(kind, original, stored);
  return completed(kind.fields, readValues(kind.fields, original), known, sent);
}

/**
 * The data of a translation from what was sent for it and checked. Words that were changed are from now on those of the
 * original as it is.
 *
 * @throws Fault 400 that names a shared field which differs from the original
 */
export function translationOf(
  kind: Kind,
  original: Values,
  stored: Values | undefined,
  data: Values,
): Values {
  const now = readValues(kind.fields, original);
  requireShared(kind.fields, now, readValues(kind.fields, data), '');
  if (stored === undefined) return { ...data, [sourceName]: now };
  const was = sourceInPlace(kind, original, stored);
  const before = translationNow(kind, original, stored);
  return { ...data, [sourceName]: takenWithin(kind.fields, { now, was, before, saved: data }) };
}

function completed(fields: Fields, now: Values, known: Values, sent: Values): Values {
  const entries = Object.entries(fields).map(([name, field]) => {
    return [name, completedValue(field, { now: now[name], known: known[name], sent: sent[name] })] as const;
  });
  return { ...sent, ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)) };
}

function completedValue(
  field: Field,
  { now, known, sent }: { now: unknown; known: unknown; sent: unknown },
): unknown {
  if (!holdsWords(field)) return sent ?? now;
  if (isWords(field)) return sent ?? (field.type === 'tags' || field.type === 'list' ? [] : '');
  if (sent === undefined) return known;
  if (field.type === 'group' && isValues(sent))
    return completed(field.fields, isValues(now) ? now : {}, {}, sent);
  if ((field.type !== 'list' && field.type !== 'blocks') || !Array.isArray(sent)) return sent;
  const items: unknown[] = Array.isArray(now) ? now : [];
  return sent.map((one: unknown, index) => {
    const item = items[index];
    if (!isValues(one) || !isValues(item) || (one.type ?? item.type) !== item.type) return one;
    const fields = fieldsOfItem(field, item);
    const others = Object.entries(item).filter(([name]) => !(name in fields));
    return { ...Object.fromEntries(others), ...completed(fields, item, {}, one) };
  });
}

function requireShared(fields: Fields, now: Values, saved: Values, before: string): void {
  for (const [name, field] of Object.entries(fields)) {
    const path = `${before}${name}`;
    const [value, other] = [saved[name], now[name]];
    if (isWords(field)) continue;
    if (!holdsWords(field)) {
      if (!isDeepStrictEqual(value, other)) throw differing(field, path);
    } else if (field.type === 'group') {
      requireShared(field.fields, isValues(other) ? other : {}, isValues(value) ? value : {}, `${path}.`);
    } else if (field.type === 'list' || field.type === 'blocks') {
      const [items, others] = [itemsOf(value), itemsOf(other)];
      const areSame = items.every(
        ({ type, _id }, index) => type === others[index]?.type && _id === others[index]?._id,
      );
      if (items.length !== others.length || !areSame) throw differing(field, path);
      for (const [index, item] of items.entries())
        requireShared(fieldsOfItem(field, item), others[index] ?? {}, item, `${path}.${index}.`);
    }
  }
}

function differing(field: Field, path: string) {
  const isList = field.type === 'list' || field.type === 'blocks';
  const what = isList ? 'its entries and their order are shared' : 'it is shared';
  return invalid({ [path]: `${subjectOf(field)}: ${what} by all languages; change it in the first one` });
}

/** Values in the places of the original as it is now: what the words were made from, and the words before and after a save. */
interface Taken {
  now: Values;
  was: Values;
  before: Values;
  saved: Values;
}

function takenWithin(fields: Fields, { now, was, before, saved }: Taken): Values {
  const entries = Object.entries(fields).map(([name, field]) => {
    const parts = { now: now[name], was: was[name], before: before[name], saved: saved[name] };
    return [name, takenValue(field, parts)] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function takenValue(field: Field, parts: Record<keyof Taken, unknown>): unknown {
  const { now, was, before, saved } = parts;
  if (!holdsWords(field)) return now;
  if (isWords(field)) return takenWords(field, parts);
  const within = (fields: Fields, of: Record<keyof Taken, unknown>) =>
    takenWithin(fields, {
      now: valuesOf(of.now),
      was: valuesOf(of.was),
      before: valuesOf(of.before),
      saved: valuesOf(of.saved),
    });
  if (field.type === 'group') return within(field.fields, parts);
  if ((field.type !== 'list' && field.type !== 'blocks') || !Array.isArray(now)) return now;
  const [earlier, former, later] = [was, before, saved].map(itemsOf);
  return itemsOf(now).map((item, index) => ({
    ...item,
    ...within(fieldsOfItem(field, item), {
      now: item,
      was: earlier?.[index],
      before: former?.[index],
      saved: later?.[index],
    }),
  }));
}

/** Words that stay what they were are still those of the earlier original, each paragraph for itself. */
function takenWords(field: Field, { now, was, before, saved }: Record<keyof Taken, unknown>): unknown {
  if (isDeepStrictEqual(before ?? '', saved ?? '')) return was ?? emptyOf(now);
  if (typeof now !== 'string') return now;
  const [is, earlier, former, later] = [now, was, before, saved].map((value) => paragraphsOf(field, value));
  if (is === undefined || earlier === undefined || former === undefined || later === undefined) return now;
  if ([earlier, former, later].some(({ length }) => length !== is.length)) return now;
  return is.map((text, at) => (former[at] === later[at] ? (earlier[at] ?? '') : text)).join('\n\n');
}

function emptyOf(value: unknown): unknown {
  return Array.isArray(value) ? [] : '';
}

function valuesOf(value: unknown): Values {
  return isValues(value) ? value : {};
}

function itemsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.map(valuesOf) : [];
}
