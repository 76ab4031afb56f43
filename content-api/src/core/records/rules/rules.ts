import { requireLanguage } from '../../accounts/account-languages.ts';
import { findAuthor } from '../../accounts/author-rights.ts';
import type { Kind } from '../../../contract/kinds/kind.ts';
import { rightOf } from '../../../contract/kinds/right-of.ts';
import { kindOfTrade } from '../../../contract/kinds/trade.ts';
import type { Values } from '../../../contract/kinds/values.ts';
import type { Queries } from '../../../db/database.ts';
import { fault, invalid, isFault } from '../../../lib/fault.ts';
import { requireComplete } from '../complete.ts';
import { askedKind } from '../read-trade.ts';
import { legalFaults } from './legal-faults.ts';
import { lookFaults } from './look-faults.ts';
import { pageFaults } from './page-faults.ts';
import { redirectFaults } from './redirect-faults.ts';
import type { PublishedState, PublishFaults, Rule } from './rule.ts';
import { serviceFaults } from './service-faults.ts';
import { studioFaults } from './studio-faults.ts';
import { testimonialFaults } from './testimonial-faults.ts';
import { textsFaults } from './texts-faults.ts';

/** Rules of single kinds that go beyond the form of each field. */
const rules: Partial<Record<string, Rule>> = {
  legal: legalFaults,
  look: lookFaults,
  page: pageFaults,
  redirect: redirectFaults,
  service: serviceFaults,
  studio: studioFaults,
  testimonial: testimonialFaults,
  texts: textsFaults,
};

/** In whose name something is published; an empty one is the studio's own server and its commands. */
export interface PublishBy {
  kind: Kind;
  author: string;
}

/** Makes the error for states that may not be public; of a sound state the faults are undefined. */
export type ExplainFaults = (faults: readonly (PublishFaults | undefined)[]) => Error;

/**
 * Rights and rules of publishing. They are asked in the act, so that nothing becomes public past them, whoever calls.
 *
 * @throws Fault 403 when the author may not publish records of that kind, 400 with the fields of the first faulty state
 */
export async function requirePublishable(
  db: Queries,
  { kind, author }: PublishBy,
  states: readonly PublishedState[],
  explain: ExplainFaults = explainFirst,
): Promise<void> {
  if (author !== '') {
    const account = await findAuthor(db, author);
    const isAllowed = [rightOf(kind), 'publish' as const].every((right) => account?.may.includes(right));
    if (!isAllowed) throw mayNotPublish(kind);
    await requireLanguage(db, account?.languages ?? null, kind);
  }
  // What was exported is complete by the trade of its studio, which may come in after it.
  const asked = author === '' ? kindOfTrade(kind, 'other') : await askedKind(db, kind);
  const faults = await publishFaults(db, asked, states);
  if (faults.some((one) => one !== undefined)) throw explain(faults);
}

function explainFirst(faults: readonly (PublishFaults | undefined)[]): Error {
  return invalid(faults.find((one) => one !== undefined) ?? {});
}

function mayNotPublish({ words }: Kind) {
  const message = `The account in whose name this would be published may not publish ${words.many.toLowerCase()}.`;
  return fault({ status: 403, code: 'FORBIDDEN', message });
}

/** What keeps states of a kind from being public, for each of them: a required field, or the rule of the kind. */
async function publishFaults(
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
