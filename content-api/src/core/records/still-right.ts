import { fieldsOfItem, holdsWords, isWords } from '../../contract/kinds/field-words.ts';
import type { BlocksField, Field, Fields, ListField } from '../../contract/kinds/fields.ts';
import { isValues } from '../../contract/kinds/is-values.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import { writeJson } from '../../db/json.ts';
import type { RecordTable } from '../../db/record-tables.ts';
import { invalid } from '../../lib/fault.ts';
import { matchItems } from './match-items.ts';
import { readValues } from './read-values.ts';
import { draftOf } from './record-state.ts';
import { findRevisions } from './revisions.ts';
import { requireOriginal } from './save-words.ts';
import { sourceName } from './source-name.ts';
import { changedParagraphs, flatText, paragraphsOf, staleWords } from './stale-words.ts';

/**
 * Takes a translation for one of the original as it is now, though it stays as it is: in whole, or in the paragraphs that
 * `staleWords` names with these paths. Nothing that visitors see changes, so it makes no revision.
 *
 * @throws Fault 400 for a path that is not out of date
 */
export async function markStillRight(
  db: Queries,
  kind: Kind,
  row: RecordTable,
  paths: readonly string[] | undefined,
): Promise<void> {
  const original = await requireOriginal(db, kind, row.id);
  const ids = [row.live_revision, draftOf(row)].filter((id) => id !== null);
  const states = await findRevisions(db, row.key, ids);
  const known = [...states.values()].flatMap(({ data }) => staleWords(kind, original, data));
  const other = paths?.find((path) => !known.some((one) => one.path === path));
  if (other !== undefined) throw invalid({ paths: `Paths: ${other} is not out of date` });
  for (const [id, { data }] of states) {
    const source = stillRight(kind, original, data, paths);
    await db
      .updateTable('revisions')
      .set({ data: writeJson({ ...data, [sourceName]: source }) })
      .where('id', '=', id)
      .execute();
  }
}

function stillRight(kind: Kind, original: Values, data: Values, paths: readonly string[] | undefined) {
  const stored = data[sourceName];
  const was = isValues(stored) ? readValues(kind.fields, stored) : {};
  const isMeant = (path: string) => paths === undefined || paths.includes(path);
  return within(kind.fields, readValues(kind.fields, original), was, '', isMeant);
}

type IsMeant = (path: string) => boolean;

/** What the words were made from, where it stands: words of moved blocks stay in their places. */
function within(fields: Fields, now: Values, was: Values, before: string, isMeant: IsMeant): Values {
  const entries = Object.entries(fields).map(([name, field]) => {
    const path = `${before}${name}`;
    return [name, valueOf(field, now[name], was[name], path, isMeant)] as const;
  });
  const others = Object.entries(was).filter(([name]) => !(name in fields));
  return Object.fromEntries([...others, ...entries.filter(([, value]) => value !== undefined)]);
}

function valueOf(field: Field, now: unknown, was: unknown, path: string, isMeant: IsMeant): unknown {
  if (!holdsWords(field)) return was;
  if (isWords(field)) return wordsOf(field, now, was, path, isMeant);
  if (field.type === 'group') return within(field.fields, valuesOf(now), valuesOf(was), `${path}.`, isMeant);
  if (field.type === 'list' || field.type === 'blocks') return itemsOf(field, now, was, path, isMeant);
  return was;
}

function itemsOf(
  field: ListField | BlocksField,
  now: unknown,
  was: unknown,
  path: string,
  isMeant: IsMeant,
): unknown {
  if (!Array.isArray(now) || !Array.isArray(was)) return was;
  const [items, earlier] = [now.map(valuesOf), was.map(valuesOf)];
  const known = [...earlier];
  for (const [index, place] of matchItems(field, items, earlier).entries()) {
    const [item, former] = [items[index], place === undefined ? undefined : earlier[place]];
    if (place === undefined || item === undefined || former === undefined) continue;
    known[place] = within(fieldsOfItem(field, item), item, former, `${path}.${index}.`, isMeant);
  }
  return known;
}

function wordsOf(field: Field, now: unknown, was: unknown, path: string, isMeant: IsMeant): unknown {
  const earlier = paragraphsOf(field, was);
  const changes = changedParagraphs(path, earlier, paragraphsOf(field, now));
  const meant = changes.filter((one) => isMeant(one.path));
  if (meant.length === 0) return was;
  if (meant.length === changes.length) return now;
  for (const one of meant) {
    const at = one.was === '' ? Number(one.path.slice(path.length + 1)) : earlier.indexOf(one.was);
    earlier.splice(at, one.was === '' ? 0 : 1, ...(one.is === '' ? [] : [one.is]));
  }
  if (!Array.isArray(now) || !Array.isArray(was)) return earlier.join('\n\n');
  const [former, later]: unknown[][] = [was, now];
  const values = [...(former ?? []), ...(later ?? [])];
  return earlier.flatMap((text) => values.find((value) => flatText(value) === text) ?? []);
}

function valuesOf(value: unknown): Values {
  return isValues(value) ? value : {};
}
