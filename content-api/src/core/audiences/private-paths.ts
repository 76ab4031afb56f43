import type { Kind } from '../../contract/kinds/kind.ts';
import { findKind } from '../../contract/kinds/find-kind.ts';
import { storedName } from '../../contract/kinds/kind-in.ts';
import type { Reads } from '../../db/database.ts';
import { shownRevision } from '../records/private-records.ts';
import { inLanguage, readLanguages } from '../records/read-languages.ts';
import type { Languages } from '../records/read-languages.ts';

interface Row {
  kind: string;
  slug: string | null;
}

/** Addresses of a record that is shown to somebody. */
interface RecordPaths {
  /** In each language that visitors are offered, the first one first; none for a record that is not shown. */
  paths: string[];
  /** Paths that it had before, each with the one that it has now. */
  moved: Record<string, string>;
}

/** Earlier slugs that lead on. Of a record that had more, the others are forgotten. */
const formerMax = 20;

export async function pathsOf(db: Reads, kind: Kind, id: string): Promise<RecordPaths> {
  const rows = await readRows(db, id);
  if (rows.length === 0) return { paths: [], moved: {} };
  const languages = await readLanguages(db);
  const paths = pathsIn(kind, id, rows, languages);
  const moved: Record<string, string> = {};
  const keys = rows.map(({ key }) => key);
  for (const { record, slug } of await readFormer(db, keys)) {
    const then = rows.map((row) => (row.key === record ? { ...row, slug } : row));
    for (const [at, path] of pathsIn(kind, id, then, languages).entries())
      if (path !== paths[at] && paths[at] !== undefined) moved[path] = paths[at];
  }
  return { paths, moved };
}

function readFormer(db: Reads, keys: readonly string[]) {
  return db
    .selectFrom('slugs')
    .select(['record', 'slug'])
    .where('record', 'in', keys)
    .where('is_former', '=', 1)
    .limit(formerMax)
    .execute();
}

function readRows(db: Reads, id: string) {
  return db
    .selectFrom('records')
    .select(['key', 'kind', 'slug'])
    .where('id', '=', id)
    .where('trashed_at', 'is', null)
    .where(shownRevision, 'is not', null)
    .execute();
}

/** The paths of every private record that is shown, by its key in the first language. */
export async function listPrivatePaths(db: Reads, kinds: readonly Kind[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('records')
    .innerJoin('audiences', 'audiences.id', 'records.id')
    .select(['audiences.record', 'audiences.kind as name', 'records.id', 'records.kind', 'records.slug'])
    .where('records.private_revision', 'is not', null)
    .where('trashed_at', 'is', null)
    .execute();
  const found = new Map<string, string[]>();
  if (rows.length === 0) return found;
  const languages = await readLanguages(db);
  for (const [record, own] of Map.groupBy(rows, (row) => row.record)) {
    const [{ name, id } = { name: '', id: '' }] = own;
    const kind = findKind(name, kinds);
    if (kind !== undefined) found.set(record, pathsIn(kind, id, own, languages));
  }
  return found;
}

function pathsIn(kind: Kind, id: string, rows: readonly Row[], languages: Languages): string[] {
  const { address } = kind;
  if (address === undefined) return [];
  const rowOf = (one: Kind) => rows.find((row) => row.kind === storedName(one));
  const pathOf = (prefix: string, row: Row | undefined) =>
    row === undefined ? [] : [prefix + address + encodeURIComponent(row.slug ?? id)];
  const original = rowOf(kind);
  return [
    ...pathOf('', original),
    ...languages.further.flatMap(({ code, offered }) => {
      if (!offered) return [];
      const translated = inLanguage(kind, languages, code);
      const shown = rowOf(translated) ?? (translated.showsOriginal === true ? original : undefined);
      return pathOf(`/${code.toLowerCase()}`, shown);
    }),
  ];
}
