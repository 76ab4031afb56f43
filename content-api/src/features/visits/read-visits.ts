import type { z } from 'zod';
import type { VisitGroup, Visits, visitsQuerySchema } from '../../contract/visits.ts';
import type { Queries } from '../../db/database.ts';

type Query = z.output<typeof visitsQuerySchema>;
type Item = Visits['items'][number];

const itemsMax = 500;

/** See `visitsSchema`. */
export async function readVisits(db: Queries, { from, to, by = 'day' }: Query) {
  const [visitors, contacts] = await Promise.all([
    countsOf(db, 'visitors', { from, to }),
    countsOf(db, 'contact', { from, to }),
  ]);
  return {
    items: by === 'day' ? byDay(visitors, contacts) : (await namesOf(db, by, { from, to })).map(itemOf(by)),
    total: sum(visitors),
    contacts: sum(contacts),
  };
}

type Span = Pick<Query, 'from' | 'to'>;

function inSpan(db: Queries, kind: string, { from, to }: Span) {
  let rows = db.selectFrom('visit_counts').where('kind', '=', kind);
  if (from !== undefined) rows = rows.where('day', '>=', from);
  if (to !== undefined) rows = rows.where('day', '<=', to);
  return rows;
}

async function countsOf(db: Queries, kind: string, span: Span): Promise<Map<string, number>> {
  const rows = await inSpan(db, kind, span).select(['day', 'count']).execute();
  return new Map(rows.map(({ day, count }) => [day, count]));
}

async function namesOf(db: Queries, kind: string, span: Span) {
  const rows = await inSpan(db, kind, span)
    .select((eb) => ['name', eb.fn.sum<number>('count').as('visits')])
    .groupBy('name')
    .orderBy('visits', 'desc')
    .orderBy('name')
    .limit(itemsMax)
    .execute();
  return rows.map(({ name, visits }) => ({ name, visits: Number(visits) }));
}

function byDay(visitors: Map<string, number>, contacts: Map<string, number>): Item[] {
  const days = [...new Set([...visitors.keys(), ...contacts.keys()])].sort();
  return days.map((day) => ({ day, visits: visitors.get(day) ?? 0, contacts: contacts.get(day) ?? 0 }));
}

function itemOf(by: Exclude<VisitGroup, 'day'>) {
  return ({ name, visits }: { name: string; visits: number }): Item => {
    if (by === 'referrer') return { referrer: name, visits };
    if (by !== 'missing') return { page: name, visits };
    const [page = '', from] = name.split(' ');
    return { page, ...(from !== undefined && { from }), visits };
  };
}

function sum(counts: Map<string, number>): number {
  return [...counts.values()].reduce((all, one) => all + one, 0);
}
