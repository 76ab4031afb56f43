import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../db/database.ts';
import { wordsOf } from './search-words.ts';

/**
 * How a search finds words: by the index of the database, or in the texts themselves, for views of the content whose
 * revisions are not in the index.
 */
export type SearchWay = Database['kind'] | 'text';

/** Column with the id of the revision that is searched. */
type RevisionColumn = 'records.live_revision' | 'records.head_revision';

/**
 * Whether a record's revision has every word of the text, the last one as the beginning of a word. Undefined for an empty
 * text. A text without words, such as `**`, is found nowhere.
 */
export function hasWords(
  way: SearchWay,
  text: string | undefined,
  column: RevisionColumn,
): RawBuilder<boolean> | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const words = wordsOf(text);
  const beginning = words.pop();
  if (beginning === undefined) return sql<boolean>`1 = 0`;
  return conditions[way]([...new Set(words)], beginning, column);
}

/** Whether a record's revision has the tag. */
export function hasTag(tag: string, column: RevisionColumn): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (select revision from search_tags where tag = ${tag})`;
}

/** Whether a field that lists of the console are filtered by holds the value. */
export function hasValue(field: string, value: string, column: RevisionColumn): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (
    select revision from search_values where field = ${field} and value = ${value}
  )`;
}

type Condition = (words: string[], beginning: string, column: RevisionColumn) => RawBuilder<boolean>;

/** Words are letters and digits alone, so they mean nothing else in any of these languages. */
const conditions: Record<SearchWay, Condition> = {
  sqlite(words, beginning, column) {
    const query = [...words.map((word) => `"${word}"`), `"${beginning}" *`].join(' ');
    return sql`${sql.ref(column)} in (
      select revision from search_words join search_entries on search_entries.id = search_words.rowid
      where search_words match ${query}
    )`;
  },
  postgres(words, beginning, column) {
    const query = [...words.map((word) => `'${word}'`), `'${beginning}':*`].join(' & ');
    return sql`${sql.ref(column)} in (
      select revision from search_entries where words @@ cast(${query} as tsquery)
    )`;
  },
  text(words, beginning) {
    const patterns = [...words.map((word) => `% ${word} %`), `% ${beginning}%`];
    return sql.join(
      patterns.map((pattern) => sql<boolean>`revisions.search_text like ${pattern}`),
      sql` and `,
    );
  },
};
