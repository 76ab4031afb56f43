import { createHash } from 'node:crypto';
import type { DialectWords, Migration } from '../migrate.ts';

/** Ids of records are unique within a kind, so the key names both. A single's id follows from its name. */
const singles = ['about', 'founders'].map((name) => ({
  name,
  id: createHash('sha256').update(name).digest('hex').slice(0, 24),
}));

/** SQL that reads one kind from the former tables. */
interface Move {
  kind: string;
  table: string;
  data: string;
  id?: string;
  where?: string;
  slug?: string;
  uniqueKey?: string;
  sortKey?: string;
  title: string;
  createdAt?: string;
  searchText?: string;
}

/**
 * Content becomes records with an append-only log of revisions and publications. What is public stays exactly what it
 * was, under the same ids and times.
 */
export const records: Migration = {
  name: '004-records',
  statements: (words) => [
    `create table records (
      key text primary key, id text not null, kind text not null, slug text, unique_key text unique,
      sort_key text not null, title text not null, head_revision text not null, draft_revision text,
      live_revision text, live_at text, next_at text, position integer, is_featured integer not null,
      created_at text not null, updated_at text not null, trashed_at text
    )${words.strict}`,
    `create index records_live on records (kind, sort_key, id, live_revision)`,
    `create index records_next on records (next_at)`,
    `create table revisions (
      id text primary key, record text not null, kind text not null, data ${words.json} not null, base text,
      author text not null, at text not null, note text not null, search_text text not null
    )${words.strict}`,
    `create index revisions_record on revisions (record, at)`,
    `create table publications (
      id text primary key, record text not null, revision text, starts_at text not null, author text not null,
      made_at text not null, applied_at text, withdrawn_at text
    )${words.strict}`,
    `create index publications_record on publications (record, applied_at)`,
    `create table slugs (
      key text primary key, kind text not null, slug text not null, record text not null, is_former integer not null
    )${words.strict}`,
    `create index slugs_record on slugs (record)`,
    ...movesOf(words).flatMap((move) => statementsOf(move, words)),
    `insert into slugs (key, kind, slug, record, is_former)
      select 'service/' || slug, 'service', slug, 'service/' || id, 0 from services`,
    `insert into slugs (key, kind, slug, record, is_former)
      select 'service/' || slug, 'service', slug, 'service/' || service_id, 1 from service_slugs
        where slug not in (select slug from services)`,
    ...['service_slugs', 'services', 'projects', 'posts', 'technologies', 'singletons'].map(
      (table) => `drop table ${table}`,
    ),
  ],
};

function movesOf(words: DialectWords): Move[] {
  const { flag, list } = sqlFor(words);
  return [
    {
      kind: 'project',
      table: 'projects',
      title: 'title',
      data: objectOf(words, {
        title: 'title',
        subtitle: 'subtitle',
        mainimage: 'main_image',
        secondaryimage: 'secondary_image',
        publishedYear: 'published_year',
        shortDescription: 'short_description',
        officialWebsiteLink: 'website_link',
        gitHubLink: 'github_link',
        services: list('services'),
        industries: list('industries'),
        technicalDescription: 'technical_description',
        learningDescription: 'learning_description',
        technologies: list('technologies'),
      }),
    },
    {
      kind: 'service',
      table: 'services',
      title: 'title',
      slug: 'slug',
      data: objectOf(words, {
        title: 'title',
        description: 'description',
        icon: 'icon',
        slug: 'slug',
        features: list('features'),
        subServices: list('sub_services'),
      }),
    },
    {
      kind: 'post',
      table: 'posts',
      title: 'title',
      sortKey: 'date',
      searchText: 'search_text',
      data: objectOf(words, {
        title: 'title',
        content: 'content',
        author: 'author',
        date: 'date',
        tags: list('tags'),
        image: 'image',
      }),
    },
    {
      kind: 'technology',
      table: 'technologies',
      title: 'name',
      uniqueKey: `'technology/' || name_key || '/' || category`,
      data: objectOf(words, {
        name: 'name',
        logo: 'logo',
        category: 'category',
        isSelected: flag('is_selected'),
      }),
    },
    ...singles.map(({ name, id }) => ({
      kind: name,
      table: 'singletons',
      title: `''`,
      id: `'${id}'`,
      where: ` where key = '${name}'`,
      createdAt: 'updated_at',
      data: list('body'),
    })),
  ];
}

/** Until the last statement a record's only revision is found by the record, so its id may be a random one. */
function statementsOf(move: Move, words: DialectWords): string[] {
  const { kind, table, data, title, id = 'id', where = '' } = move;
  const {
    slug = 'null',
    uniqueKey = 'null',
    sortKey = `''`,
    createdAt = 'created_at',
    searchText = `''`,
  } = move;
  const { randomId } = sqlFor(words);
  const key = `'${kind}/' || ${id}`;
  return [
    `insert into revisions (id, record, kind, data, base, author, at, note, search_text)
      select ${randomId}, ${key}, '${kind}', ${data}, null, '', updated_at, '', ${searchText} from ${table}${where}`,
    `insert into publications (id, record, revision, starts_at, author, made_at, applied_at, withdrawn_at)
      select ${randomId}, record, id, at, '', at, at, null from revisions where kind = '${kind}'`,
    `insert into records (
        key, id, kind, slug, unique_key, sort_key, title, head_revision, draft_revision, live_revision, live_at,
        next_at, position, is_featured, created_at, updated_at, trashed_at
      )
      select ${key}, ${id}, '${kind}', ${slug}, ${uniqueKey}, ${sortKey}, ${title}, '', null, null, updated_at,
        null, null, 0, ${createdAt}, updated_at, null from ${table}${where}`,
    `update records set head_revision = (select id from revisions where record = records.key),
      live_revision = (select id from revisions where record = records.key) where kind = '${kind}'`,
  ];
}

/** A JSON object of those columns, without the keys of those that are null. */
function objectOf(words: DialectWords, columns: Record<string, string>): string {
  const { object } = sqlFor(words);
  return object(
    Object.entries(columns)
      .map(([name, column]) => `'${name}', ${column}`)
      .join(', '),
  );
}

function sqlFor({ json }: DialectWords) {
  return json === 'jsonb'
    ? {
        object: (parts: string) => `jsonb_strip_nulls(jsonb_build_object(${parts}))`,
        list: (column: string) => column,
        flag: (column: string) => `${column} = 1`,
        randomId: `substr(replace(gen_random_uuid()::text, '-', ''), 1, 24)`,
      }
    : {
        object: (parts: string) => `json_patch('{}', json_object(${parts}))`,
        list: (column: string) => `json(${column})`,
        flag: (column: string) => `json(case ${column} when 1 then 'true' else 'false' end)`,
        randomId: 'lower(hex(randomblob(12)))',
      };
}
