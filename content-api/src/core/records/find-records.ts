import { sql } from 'kysely';
import type { RecordRowsQuery } from '../../contract/record-lists.ts';
import { storedName } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Queries } from '../../db/database.ts';
import { isEmbedded } from '../../db/is-embedded.ts';
import { shownRevision } from './private-records.ts';
import { recordOrder } from './record-order.ts';
import { isInState, isNotTrashed } from './record-state.ts';
import { hasTag, hasValue, hasWords } from './search-filter.ts';

type Found = ReturnType<typeof findRecords>;

/** The records of a kind that match, in no order. @param first the first language of the site */
export function findRecords(db: Queries, kind: Kind, query: RecordRowsQuery, first: string) {
  const { state, q, tag } = query;
  const asked = { text: q, language: kind.language ?? first };
  const words = hasWords(isEmbedded(db) ? 'sqlite' : 'postgres', asked, 'records.head_revision');
  const { filter } = kind;
  return db
    .selectFrom('records')
    .where('records.kind', '=', storedName(kind))
    .where(state === undefined ? isNotTrashed : isInState(state))
    .where(words ?? sql<boolean>`1 = 1`)
    .$if(query.public === 'true', (it) => it.where(shownRevision, 'is not', null))
    .$if(query.public === 'false', (it) => it.where(shownRevision, 'is', null))
    .$if(tag !== undefined, (it) =>
      it.where(
        filter === undefined
          ? hasTag(tag ?? '', 'records.head_revision')
          : hasValue(filter.field, tag ?? '', 'records.head_revision'),
      ),
    );
}

/** The same in the order that the query asks for. */
export function inOrderOf(found: Found, kind: Kind, { sort }: RecordRowsQuery) {
  const { terms, field } = recordOrder(kind, sort);
  return terms.reduce(
    (query, { by, direction }) => query.orderBy(by, direction),
    found.$if(field !== undefined, (query) =>
      query.leftJoin('search_values as listed', (join) =>
        join.onRef('listed.revision', '=', 'records.head_revision').on('listed.field', '=', field ?? ''),
      ),
    ),
  );
}

export async function countFound(found: Found): Promise<number> {
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
