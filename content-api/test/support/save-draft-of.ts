import { findKind } from '../../src/contract/index.ts';
import { toIso } from '../../src/lib/clock.ts';
import { saveDraft } from '../../src/core/records/drafts.ts';
import { statePublication } from '../../src/core/records/log.ts';
import { writeContent } from '../../src/core/records/write.ts';
import type { TestApp } from './build-test-app.ts';

interface Draft {
  kind: string;
  id: string;
  data: Record<string, unknown>;
  /** When it becomes public by itself. */
  from?: string;
}

/** Saves a state of a record that is not public, and schedules it if asked to; returns its revision. */
export async function saveDraftOf(
  { context, clock }: TestApp,
  { kind: name, id, data, from }: Draft,
): Promise<string> {
  const kind = findKind(name);
  if (kind === undefined) throw new Error(`There is no kind ${name}.`);
  const stamp = { kind, id, author: 'a', at: toIso(clock.nowMs()) };
  return writeContent(context, { userId: 'a', ip: '', requestId: 'r' }, async (trx) => {
    const revision = await saveDraft(trx, { ...stamp, data });
    if (from !== undefined) await statePublication(trx, { ...stamp, revision, from });
    const entry = { action: 'update', entity: name, entityId: id };
    return { result: revision, entry, changed: [{ kind: name, id }] };
  });
}
