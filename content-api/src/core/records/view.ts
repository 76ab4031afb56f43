import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { slugFieldOf } from '../../contract/kinds/kind.ts';
import { storedName, storedPrefix } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import { studio } from '../../contract/kinds/studio.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Database, Reads } from '../../db/database.ts';
import { writeJson } from '../../db/json.ts';
import type { RevisionTable, SlugTable, StoredRecordTable } from '../../db/record-tables.ts';
import { indexValuesOf, searchTextOf } from './index-values.ts';
import { recordKey } from './record-key.ts';

/** A state of the content other than the public one. */
export interface View {
  /** The instant at which everything is shown, past or ahead. Left out: as it is now. */
  at?: string;
  /** Names of the kinds that are shown at that instant; the others are as they are now. @default all */
  kindsThen?: readonly string[];
  /** The key of a record that shows something else than the public sees. */
  record?: string;
  /** The revision that it shows. @default its draft, else its newest revision */
  revision?: string;
  /** The first language of the site, for what is searched in data that is stored nowhere. @default English */
  first?: string;
  /** The ids of private records that are shown to those who may see them. Others are shown to nobody. */
  opened?: readonly string[];
  /** Records that show data which is stored nowhere as such. */
  overrides?: readonly PreviewOverride[];
}

/** Data in place of what is stored of a record. */
export interface PreviewOverride {
  kind: Kind;
  id: string;
  data: Values;
  /** A revision of the record; null for a record that is not stored. */
  revision: string | null;
  /** Now. */
  at: string;
}

type Text = RawBuilder<string | null>;

/**
 * Reads that see the content as the view shows it: whatever they ask of `records` and `slugs` is answered from the log of
 * publications at that instant. The queries themselves are those of the public calls.
 */
export function readsOf(
  db: Reads,
  { kind }: Pick<Database, 'kind'>,
  kinds: readonly Kind[],
  view: View,
): Reads {
  // SQLite takes the plain name within the definition for the definition itself.
  const table = (name: string) => sql.table(kind === 'sqlite' ? `main.${name}` : name);
  const { first = studio.fields.language.default } = view;
  const stored = view.overrides?.filter(({ revision }) => revision !== null) ?? [];
  const added = view.overrides?.filter(({ revision }) => revision === null) ?? [];
  const toJson = (data: Values) =>
    kind === 'sqlite' ? sql`${writeJson(data)}` : sql`cast(${writeJson(data)} as jsonb)`;
  const slug = byKind(kinds, (one) => textOf(one, slugFieldOf(one)), sql`r.slug`);
  const sortKey = byKind(kinds, (one) => textOf(one, one.sortBy), sql`r.sort_key`);
  const shown = sql<StoredRecordTable>`(
    select r.key, r.id, r.kind, nullif(${slug}, '') as slug, r.unique_key, coalesce(${sortKey}, '') as sort_key,
      r.title, r.title_key, r.head_revision, r.draft_revision, v.id as live_revision,
      case when p.revision = v.id and p.starts_at > v.at then p.starts_at else v.at end as live_at,
      r.next_at, r.position, r.is_featured, r.created_at, r.updated_at, r.trashed_at, null as private_revision
    from ${table('records')} r
    left join publications p on p.id = (
      select id from publications where record = r.key and ${isTrue(view)}
      order by starts_at desc, id desc limit 1
    )
    left join revisions v on v.id = ${revisionOf(view)}
    ${each(added, (one) => sql`union all select ${addedRecord(one)}`)}
  )`;
  const slugs = sql<SlugTable>`(
    select kind || '/' || slug as key, kind, slug, key as record, 0 as is_former
      from records where slug is not null and live_revision is not null
    union all
    select key, kind, slug, record, 1 from ${table('slugs')} s where not exists (
      select 1 from records where live_revision is not null and kind || '/' || slug = s.key
    )
  )`;
  // Kept apart from the usual case, which reads revisions by their keys: a union is written out before it is read.
  const isPublic = sql`where id in (select live_revision from ${table('records')})`;
  const revisions = sql<RevisionTable>`(
    select id, record, kind, ${columnOr(stored, ({ data }) => toJson(data), 'data')} as data, base, author, at, note,
      ${columnOr(stored, ({ kind: of, data }) => sql`${searchTextOf(of, data, first)}`, 'search_text')} as search_text,
      is_autosave, is_pinned
    from ${table('revisions')} ${added.length > 0 ? isPublic : sql``}
    ${each(added, (one) => sql`union all select ${addedRevision(one, toJson(one.data), first)}`)}
  )`;
  const base = view.overrides?.length ? db.with('revisions', () => revisions) : db;
  return base.with('records', () => shown).with('slugs', () => slugs);
}

/** The column of a revision, or another value where a record is to show other data. */
function columnOr(
  stored: readonly PreviewOverride[],
  of: (one: PreviewOverride) => RawBuilder<unknown>,
  column: string,
) {
  if (stored.length === 0) return sql.ref(column);
  return sql`case id ${each(stored, (one) => sql`when ${one.revision} then ${of(one)}`)} else ${sql.ref(column)} end`;
}

/** Columns of a record that is not stored, in their order. */
function addedRecord({ kind, id, data, at }: PreviewOverride) {
  const { slug, unique_key, sort_key, title, title_key } = indexValuesOf(kind, data);
  const key = recordKey(kind, id);
  return sql`${key}, ${id}, ${storedName(kind)}, ${slug}, ${unique_key}, ${sort_key}, ${title}, ${title_key}, ${key}, null, ${key}, ${at},
    null, null, 0, ${at}, ${at}, null, null`;
}

/** The same of its revision, whose id is the record's key. */
function addedRevision({ kind, id, data, at }: PreviewOverride, json: RawBuilder<unknown>, first: string) {
  const key = recordKey(kind, id);
  return sql`${key}, ${key}, ${storedName(kind)}, ${json}, null, '', ${at}, '', ${searchTextOf(kind, data, first)}, 0, 0`;
}

function each(list: readonly PreviewOverride[], of: (one: PreviewOverride) => RawBuilder<unknown>) {
  return sql.join(list.map(of), sql` `);
}

function isTrue({ at, kindsThen }: View) {
  if (at === undefined || kindsThen === undefined) return isTrueAt(at);
  // `false` besides, so that the list is never empty.
  const isThen = sql.join([sql`1 = 0`, ...kindsThen.map(isOfKind)], sql` or `);
  return sql`case when ${isThen} then ${isTrueAt(at)} else ${isTrueAt(undefined)} end`;
}

/** Whether a publication had begun by then and was not taken back. */
function isTrueAt(at: string | undefined) {
  return at === undefined
    ? sql`applied_at is not null and withdrawn_at is null`
    : sql`starts_at <= ${at} and (withdrawn_at is null or withdrawn_at > ${at})`;
}

function revisionOf({ record, revision, opened, overrides = [] }: View) {
  const newest = sql`coalesce(r.draft_revision, r.live_revision, r.head_revision)`;
  const named =
    record === undefined ? [] : [[record, revision === undefined ? newest : sql`${revision}`] as const];
  const chosen = overrides.map((one) => [recordKey(one.kind, one.id), sql`${one.revision}`] as const);
  const cases = [...chosen, ...named].map(([key, shown]) => sql`when r.key = ${key} then ${shown}`);
  const others = sql`when ${isHidden({ record, overrides, opened })} then null else p.revision end`;
  return sql`case ${sql.join([...cases, others], sql` `)}`;
}

/** It is private, whatever the instant, and not what the view is about. */
function isHidden({ record, overrides = [], opened = [] }: Pick<View, 'record' | 'overrides' | 'opened'>) {
  const shown = [record?.split('/')[1], ...opened, ...overrides.map(({ id }) => id)];
  const ids = shown.filter((id) => id !== undefined);
  return sql`exists (
    select 1 from audiences a where a.id = r.id and a.audience <> 'everyone'
      and (r.kind = a.kind or r.kind like a.kind || ${storedPrefix('')} || '%')
  )${ids.length === 0 ? sql`` : sql` and r.id not in (${sql.join(ids)})`}`;
}

/** Values from the shown revision's data, for the kinds that keep them there. */
function byKind(
  kinds: readonly Kind[],
  of: (kind: Kind) => Text | undefined,
  otherwise: RawBuilder<unknown>,
): Text {
  const cases = kinds.flatMap((kind) => {
    const text = of(kind);
    return text === undefined ? [] : sql`when ${isOfKind(kind.name)} then ${text}`;
  });
  return cases.length === 0 ? sql`${otherwise}` : sql`case ${sql.join(cases, sql` `)} else ${otherwise} end`;
}

/** Translations are of the kind as well. */
function isOfKind(name: string) {
  return sql`(r.kind = ${sql.lit(name)} or r.kind like ${sql.lit(`${storedPrefix(name)}%`)})`;
}

function textOf({ fields }: Kind, name: string | undefined): Text | undefined {
  if (name === undefined) return undefined;
  const names = [name, fields[name]?.was].filter((one) => one !== undefined);
  return sql`coalesce(${sql.join(names.map((one) => sql`v.data ->> ${sql.lit(one)}`))}, '')`;
}
