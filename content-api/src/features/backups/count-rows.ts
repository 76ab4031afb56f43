import { kinds } from '../../contract/kinds/index.ts';
import type { Reads } from '../../db/database.ts';

const further = { media: 'media', messages: 'messages', accounts: 'users' } as const;

/** How many of each kind are in a database, drafts among them and the trash not; kinds that stand alone do not count. */
export async function countRows(queries: Reads): Promise<Record<string, number>> {
  const rows = await queries
    .selectFrom('records')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('total')])
    .where('trashed_at', 'is', null)
    .groupBy('kind')
    .execute();
  const counted = kinds
    .filter(({ single }) => single !== true)
    .map(({ name, plural }) => [plural, Number(rows.find(({ kind }) => kind === name)?.total ?? 0)] as const);
  const others = Object.entries(further).map(async ([name, table]) => {
    const { total } = await queries
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return [name, Number(total)] as const;
  });
  return Object.fromEntries([...counted, ...(await Promise.all(others))]);
}
