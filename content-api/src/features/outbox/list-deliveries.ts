import type { Selectable } from 'kysely';
import type { Deliveries } from '../../contract/outbox.ts';
import type { Queries } from '../../db/database.ts';
import type { OutboxTable } from '../../db/outbox-table.ts';

type Step = Deliveries['items'][number];

/** The steps of everything that was sent because of a message, the first one first. */
export async function listDeliveries(
  db: Queries,
  message: { id: string; storedAt: string },
): Promise<Deliveries> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('message', '=', message.id)
    .orderBy('id')
    .execute();
  const stored: Step = { at: message.storedAt, state: 'stored' };
  const items = [stored, ...rows.flatMap(stepsOf)].sort(byTime);
  return { items, total: items.length };
}

const inOrder: readonly Step['state'][] = ['stored', 'queued', 'failed', 'accepted'];

function byTime(a: Step, b: Step): number {
  return Date.parse(a.at) - Date.parse(b.at) || inOrder.indexOf(a.state) - inOrder.indexOf(b.state);
}

function stepsOf(row: Selectable<OutboxTable>): Step[] {
  const about = {
    channel: row.channel === 'mail' ? ('mail' as const) : ('webhook' as const),
    kind: row.kind,
    ...(row.recipient !== '' && { to: row.recipient }),
  };
  const { attempts, failed_at, accepted_at } = row;
  return [
    { at: row.created_at, state: 'queued', ...about },
    ...(failed_at === null
      ? []
      : [
          {
            at: failed_at,
            state: 'failed' as const,
            ...about,
            reason: row.reason,
            attempts: accepted_at === null ? attempts : attempts - 1,
            ...(row.state === 'queued' && { nextAt: row.next_at }),
          },
        ]),
    ...(accepted_at === null ? [] : [{ at: accepted_at, state: 'accepted' as const, ...about, attempts }]),
  ];
}
