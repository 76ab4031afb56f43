import type { Field, Fields } from './field-types.ts';
import type { Kind } from './kind.ts';

/** What a studio may do for a living. The first is what the specification describes. */
export const trades = [
  'software',
  'design',
  'photography',
  'architecture',
  'film',
  'consulting',
  'other',
] as const;

/** See `trades`. */
export type Trade = (typeof trades)[number];

/** Names of the trades for people. */
export const tradeLabels: Readonly<Record<Trade, string>> = {
  software: 'Software and web',
  design: 'Design',
  photography: 'Photography',
  architecture: 'Architecture and interiors',
  film: 'Film',
  consulting: 'Consulting',
  other: 'Something else',
};

/** The trade that a stored studio names; software where it names none. */
export function readTrade(value: unknown): Trade {
  return trades.find((trade) => trade === value) ?? 'software';
}

const made = new WeakMap<Kind, Map<Trade, Kind>>();

/**
 * A kind as a studio of that trade is asked for it: fields of other trades are not asked for and not required, and fields
 * have the names that the trade has for them. The same object for the same trade.
 */
export function kindOfTrade<K extends Kind>(kind: K, trade: Trade): K;
export function kindOfTrade(kind: Kind, trade: Trade): Kind {
  if (!dependsOnTrade(kind)) return kind;
  const known = made.get(kind) ?? new Map<Trade, Kind>();
  made.set(kind, known);
  const asked = known.get(trade) ?? { ...kind, fields: fieldsOfTrade(kind.fields, trade) };
  known.set(trade, asked);
  return asked;
}

/** Whether a kind asks studios of some trades for something else. */
export function dependsOnTrade({ fields }: Pick<Kind, 'fields'>): boolean {
  return Object.values(fields).some(
    (field) => field.trades ?? field.tradeLabels ?? (field.type === 'list' && field.itemTrades),
  );
}

function fieldsOfTrade(fields: Fields, trade: Trade): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldOfTrade(field, trade)] as const),
  );
}

function fieldOfTrade(field: Field, trade: Trade): Field {
  const label = field.tradeLabels?.[trade] ?? field.label;
  const isAsked = field.trades?.includes(trade) ?? true;
  if (!isAsked) return { ...field, label, required: false, isUnasked: true };
  if (field.type !== 'list' || field.itemTrades === undefined) return { ...field, label };
  const others = Object.entries(field.itemTrades).filter(([, only]) => !only.includes(trade));
  return { ...field, label, unaskedItems: others.map(([name]) => name) };
}
