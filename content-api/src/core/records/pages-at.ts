import { kinds as allKinds } from '../../contract/kinds/index.ts';
import { kindIn } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import { sitePages } from '../../contract/site-paths.ts';
import type { Queries } from '../../db/database.ts';
import { inParts } from '../../lib/in-parts.ts';
import { inLanguage, readLanguages } from './read-languages.ts';
import type { Languages } from './read-languages.ts';
import { idInKey, originalKey, recordKey } from './record-key.ts';

/**
 * Those of the addresses that have a page, also by a former slug or an id. Addresses go in and come out as `pathKeyOf`
 * makes them, without a query.
 *
 * @param languages of the site; left out: those that it has now
 */
export async function pagesAt(
  db: Queries,
  addresses: Iterable<string>,
  kinds: readonly Kind[] = allKinds,
  languages?: Languages,
): Promise<Set<string>> {
  const found = new Set<string>();
  const wanted = new Map<string, string>();
  const known = languages ?? (await readLanguages(db));
  for (const address of new Set(addresses)) {
    const { path, language } = withoutPrefix(address, known);
    if (sitePages.includes(path)) found.add(address);
    else
      for (const kind of kinds)
        for (const key of keysOf(path, inLanguage(kind, known, language))) wanted.set(key, address);
  }
  const add = (rows: { key: string }[]) => {
    for (const { key } of rows) found.add(wanted.get(key) ?? '');
  };
  for (const keys of inParts(wanted.keys())) {
    const live = db.selectFrom('records').where('records.live_revision', 'is not', null);
    add(await live.select('records.key').where('records.key', 'in', keys).execute());
    const bySlug = live.innerJoin('slugs', 'slugs.record', 'records.key').select('slugs.key');
    add(await bySlug.where('slugs.key', 'in', keys).execute());
  }
  return found;
}

/** Those of the addresses within a further language that have the slug of an original, and lead on to its translation. */
export async function pagesBehind(
  db: Queries,
  addresses: Iterable<string>,
  kinds: readonly Kind[],
  languages: Languages,
): Promise<string[]> {
  const originals = new Map<string, { address: string; kind: Kind }>();
  for (const address of new Set(addresses)) {
    const { path, language } = withoutPrefix(address, languages);
    if (language === undefined) continue;
    for (const kind of kinds)
      for (const key of keysOf(path, kind)) originals.set(key, { address, kind: kindIn(kind, language) });
  }
  const found: string[] = [];
  for (const keys of inParts(originals.keys())) {
    const rows = await db.selectFrom('slugs').select(['key', 'record']).where('key', 'in', keys).execute();
    const translations = new Map(
      rows.flatMap(({ key, record }) => {
        const { address, kind } = originals.get(key) ?? {};
        return kind === undefined ? [] : [[recordKey(kind, idInKey(record)), address ?? ''] as const];
      }),
    );
    if (translations.size === 0) continue;
    const live = await db
      .selectFrom('records')
      .select('key')
      .where('key', 'in', [...translations.keys()])
      .where('live_revision', 'is not', null)
      .execute();
    found.push(...live.map(({ key }) => translations.get(key) ?? ''));
  }
  return found;
}

/** Pages of a further language that visitors are offered begin with its code. */
function withoutPrefix(address: string, { further }: Languages): { path: string; language?: string } {
  const [, first = ''] = address.split('/');
  const language = further.find(({ code, offered }) => offered && code.toLowerCase() === first)?.code;
  return language === undefined
    ? { path: address }
    : { path: address.slice(first.length + 1) || '/', language };
}

/** What a slug, or a record, at that address would have as its key. */
function keysOf(path: string, kind: Kind): string[] {
  if (kind.address === undefined || !path.startsWith(kind.address)) return [];
  const name = path.slice(kind.address.length);
  if (name === '' || name.includes('/')) return [];
  return [recordKey(kind, name), ...(kind.showsOriginal === true ? [originalKey(kind, name)] : [])];
}
