import type { Kind } from '../contract/kinds/kind.ts';
import type { Values } from '../contract/kinds/values.ts';
import type { Queries } from '../db/database.ts';
import { lookFaults } from '../kinds/look/look-faults.ts';
import { pageFaults } from '../kinds/page/page-faults.ts';
import { redirectFaults } from '../kinds/redirect/redirect-faults.ts';
import { isFault } from '../lib/fault.ts';
import { requireComplete } from './complete.ts';

/** A state of a record that is to be public. */
export interface PublishedState {
  id: string;
  data: Values;
}

/** The fields of a state that may not be public so, and why. */
export type PublishFaults = Record<string, string>;

/** Looks at states that become public together: each must be right beside the others. */
type Rule = (db: Queries, states: readonly PublishedState[]) => Promise<(PublishFaults | undefined)[]>;

/** Rules of single kinds that go beyond the form of each field. */
const rules: Partial<Record<string, Rule>> = { look: lookFaults, page: pageFaults, redirect: redirectFaults };

/** What keeps states of a kind from being public, for each of them: a required field, or the rule of the kind. */
export async function publishFaults(
  db: Queries,
  kind: Kind,
  states: readonly PublishedState[],
): Promise<(PublishFaults | undefined)[]> {
  const missing = states.map(({ data }) => missingOf(kind, data));
  const broken = (await rules[kind.name]?.(db, states)) ?? [];
  return states.map((_state, index) => missing[index] ?? broken[index]);
}

function missingOf(kind: Kind, data: Values): PublishFaults | undefined {
  try {
    requireComplete(kind, data);
    return undefined;
  } catch (error) {
    if (isFault(error) && error.fields !== undefined) return error.fields;
    throw error;
  }
}
