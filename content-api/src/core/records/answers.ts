import { aliasesOf } from '../../contract/kinds/aliases.ts';
import { cardNamesOf } from '../../contract/kinds/kind.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import { readingMinutesOf } from '../../contract/reading-minutes.ts';
import { limits } from '../../contract/limits.ts';
import { withoutMarks } from './markdown-values.ts';
import { assign, readValues, textOf } from './read-values.ts';
import { derivedValues } from './derived-values.ts';

/** A public record as it is stored. */
export interface LiveRecord {
  id: string;
  createdAt: string;
  /** Since when it shows what it shows. */
  updatedAt: string;
  /** When anything of it was last written, drafts as well. */
  changedAt: string;
  data: Values;
}

type Answer = Record<string, unknown>;

/** A record as the calls of its kind answer it. */
export function toAnswer(kind: Kind, { id, createdAt, updatedAt, data }: LiveRecord): Answer {
  const values = publicValues(kind, data);
  if (kind.single === true) return { ...values, updatedAt };
  const answer: Answer = { _id: id, ...values, createdAt, updatedAt };
  for (const [alias, name] of aliasesOf(kind)) if (name in answer) answer[alias] = answer[name];
  return answer;
}

function publicValues(kind: Kind, data: Values): Answer {
  return { ...readValues(kind.fields, data), ...derivedValues(kind, data) };
}

/** A record in a list of cards. */
export function toCard(kind: Kind, { id, createdAt, updatedAt, data: stored }: LiveRecord): Answer {
  const data = { ...stored, ...derivedValues(kind, stored) };
  const card: Answer = { _id: id };
  const text = kind.excerptOf === undefined ? '' : plainTextOf(kind, data);
  for (const name of cardNamesOf(kind)) {
    const field = kind.fields[name];
    if (field !== undefined) assign(card, name, field, data);
    else if (name === 'createdAt') card.createdAt = createdAt;
    else if (name === 'updatedAt') card.updatedAt = updatedAt;
    else if (name === 'readingMinutes') card.readingMinutes = minutesOf(text);
    else card.excerpt = beginningOf(text);
  }
  return card;
}

/** The text that stands for a record, without marks. */
export function plainTextOf(kind: Kind, data: Values): string {
  return textOf(withoutMarks(kind, data)[kind.excerptOf ?? '']);
}

/** Minutes that it takes to read a text. */
export function minutesOf(text: string): number {
  return readingMinutesOf(text.split(/\s+/).filter(Boolean).length);
}

/** What lists show of a text. */
export function beginningOf(text: string): string {
  // Twice as many units hold that many code points in any case.
  return [...text.slice(0, limits.excerptCodePoints * 2)].slice(0, limits.excerptCodePoints).join('');
}
