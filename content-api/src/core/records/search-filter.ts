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
 * Whether a record's revision has every word of the text, in whichever form, and the last one also as the beginning of a
 * word. Undefined for an empty text. A text without words, such as `**`, is found nowhere.
 */
export function hasWords(
  way: SearchWay,
  asked: { text: string | undefined; language: string },
  column: RevisionColumn,
): RawBuilder<boolean> | undefined {
  const { text, language } = asked;
  if (text === undefined || text.trim() === '') return undefined;
  const words = wordsOf(text, language);
  const last = words.pop();
  if (last === undefined) return sql<boolean>`1 = 0`;
  const others = new Map(words.map(({ word, stem }) => [word, { word, stem }]));
  return conditions[way]([...others.values(), { ...last, isBeginning: true }], column);
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

interface Wanted {
  word: string;
  stem: string;
  isBeginning?: boolean;
}

type Condition = (words: readonly Wanted[], column: RevisionColumn) => RawBuilder<boolean>;

/** Words are letters and digits alone, so they mean nothing else in any of these languages. */
const conditions: Record<SearchWay, Condition> = {
  sqlite(words, column) {
    const query = words
      .map(({ word, stem, isBeginning = false }) => `("${word}"${isBeginning ? ' *' : ''} OR "${stem}")`)
      .join(' AND ');
    return sql`${sql.ref(column)} in (
      select revision from search_words join search_entries on search_entries.id = search_words.rowid
      where search_words match ${query}
    )`;
  },
  postgres(words, column) {
    const query = words
      .map(({ word, stem, isBeginning = false }) => `('${word}'${isBeginning ? ':*' : ''} | '${stem}')`)
      .join(' & ');
    return sql`${sql.ref(column)} in (
      select revision from search_entries where words @@ cast(${query} as tsquery)
    )`;
  },
  text(words) {
    const found = words.map(({ word, stem, isBeginning = false }) => {
      const has = (pattern: string) => sql<boolean>`revisions.search_text like ${pattern}`;
      return sql<boolean>`(${has(isBeginning ? `% ${word}%` : `% ${word} %`)} or ${has(`% ${stem} %`)})`;
    });
    return sql.join(found, sql` and `);
  },
};
