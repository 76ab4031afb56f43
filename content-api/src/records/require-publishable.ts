import { authorMay } from '../accounts/author-may.ts';
import type { Kind } from '../contract/kinds/kind.ts';
import { rightOf } from '../contract/kinds/right-of.ts';
import type { Queries } from '../db/database.ts';
import { fault, invalid } from '../lib/fault.ts';
import { publishFaults } from './publish-faults.ts';
import type { PublishedState, PublishFaults } from './publish-faults.ts';

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
  const isAllowed = author === '' || (await authorMay(db, author, [rightOf(kind), 'publish']));
  if (!isAllowed) throw mayNotPublish(kind);
  const faults = await publishFaults(db, kind, states);
  if (faults.some((one) => one !== undefined)) throw explain(faults);
}

function explainFirst(faults: readonly (PublishFaults | undefined)[]): Error {
  return invalid(faults.find((one) => one !== undefined) ?? {});
}

function mayNotPublish({ words }: Kind) {
  const message = `The account in whose name this would be published may not publish ${words.many.toLowerCase()}.`;
  return fault({ status: 403, code: 'FORBIDDEN', message });
}
