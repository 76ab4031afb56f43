import { setImmediate } from 'node:timers/promises';
import type { ImportState } from '../../contract/imports.ts';
import { findKind } from '../../contract/kinds/find-kind.ts';
import { redirect } from '../../contract/kinds/redirect.ts';
import { publishDraft } from '../../core/records/drafts.ts';
import { findRecord } from '../../core/records/record-rows.ts';
import { writeContent } from '../../core/records/write.ts';
import type { Author } from '../../core/records/write.ts';
import type { AuditEntry } from '../../core/audit/audit.ts';
import type { ChangedRecord } from '../../core/records/changed.ts';
import { toIso } from '../../lib/clock.ts';
import { isFault } from '../../lib/fault.ts';
import { inParts } from '../../lib/in-parts.ts';
import { nextVersion } from '../../lib/next-version.ts';
import type { MediaContext } from '../media/media-services.ts';
import { isRedirect } from './addresses.ts';
import { changeBatch, faultsMax, requireBatch } from './batches.ts';
import type { OnProgress, StoredFault } from './batches.ts';
import { countOrigins, originParts } from './origins.ts';
import type { Origin } from './origins.ts';

const partSize = 50;

interface Published {
  published: number;
  scheduled: number;
  /** Redirects from old addresses, published or scheduled. */
  redirects: number;
  /** Some of them are in the faults. */
  refused: number;
  faults: StoredFault[];
}

/** A batch in one of these may be published. */
export const publishable: readonly ImportState[] = ['drafts', 'public'];

/**
 * Publishes what was public on the old site, and schedules what was to be; drafts stay drafts. A record that may not be
 * public yet stays a draft and is named in the batch.
 */
export async function publishBatch(
  context: MediaContext,
  id: string,
  actor: Author,
  onProgress?: OnProgress,
): Promise<Published> {
  const { database, clock } = context;
  const total = 2 * (await countOrigins(database.queries, id));
  let done = 0;
  const result: Published = { published: 0, scheduled: 0, redirects: 0, refused: 0, faults: [] };
  // A redirect must not lead away from a page, so pages come first.
  for (const isTurn of [(one: Origin) => !isRedirect(one), isRedirect]) {
    for await (const origins of originParts(database.queries, { import: id })) {
      const wanted = origins.filter((one) => one.state !== 'draft' && isTurn(one));
      for (const part of inParts(wanted, partSize)) {
        await setImmediate();
        await publishPart(part);
        await onProgress?.(done + part.length, total);
      }
      done += origins.length;
    }
  }
  const { faults: earlier } = await requireBatch(database.queries, id);
  const isNew = (fault: StoredFault) =>
    !result.faults.some(({ item, message }) => item === fault.item && message === fault.message);
  await changeBatch(database.queries, id, toIso(clock.nowMs()), {
    state: 'public',
    task: '',
    faults: [...result.faults, ...earlier.filter(isNew)],
  });
  return result;

  async function publishPart(part: readonly Origin[]): Promise<void> {
    await writeContent(context, actor, async (trx) => {
      const entry: AuditEntry[] = [];
      const changed: ChangedRecord[] = [];
      const now = nextVersion(clock);
      for (const { record, state, at, sourceId } of part) {
        const [name = '', recordId = ''] = record.split('/');
        const kind = findKind(name);
        const row = kind && (await findRecord(trx, kind, recordId));
        if (row === undefined || kind === undefined || row.trashed_at !== null) continue;
        // What is public already stays so; what somebody schedules is their decision.
        if ((row.live_revision !== null && row.draft_revision === null) || row.next_at !== null) continue;
        const isAhead = state === 'scheduled' && at > now;
        try {
          // The right to move a site in covers its addresses.
          const author = kind === redirect ? '' : actor.userId;
          entry.push(
            await publishDraft(trx, row, { kind, author, at: now, plan: isAhead ? { from: at } : {} }),
          );
          changed.push({ kind: name, id: recordId });
          if (kind === redirect) result.redirects += 1;
          else result[isAhead ? 'scheduled' : 'published'] += 1;
        } catch (error) {
          if (!isFault(error)) throw error;
          const [field, message] = Object.entries(error.fields ?? {})[0] ?? [undefined, error.message];
          result.refused += 1;
          if (result.faults.length < faultsMax)
            result.faults.push({ item: row.title || sourceId, field, message });
        }
      }
      return { result: undefined, entry, changed: changed.length === 0 ? 'nothing' : changed };
    });
  }
}
