import type { RecordState, RecordSummary, ReviewDecision } from 'content-api/contract';
import type { BadgeProps } from 'shared-ui';

interface StateWords {
  label: string;
  tone: BadgeProps['tone'];
}

/** Labels of the states of a record. */
export const stateWords: Record<RecordState, StateWords> = {
  live: { label: 'Live', tone: 'success' },
  changed: { label: 'Changes not published', tone: 'warning' },
  draft: { label: 'Draft', tone: 'neutral' },
  scheduled: { label: 'Scheduled', tone: 'primary' },
  trashed: { label: 'In the trash', tone: 'neutral' },
};

/** Labels of what a client decided about a record. */
export const decisionWords: Record<ReviewDecision, StateWords> = {
  approved: { label: 'Approved', tone: 'success' },
  'approved-earlier': { label: 'Approved an earlier revision', tone: 'neutral' },
  changes: { label: 'Changes asked for', tone: 'warning' },
};

/**
 * Whether a record is public or scheduled to be, which only an account that may publish can change. Unknown ones count as
 * shown.
 */
export function isShown(record: Pick<RecordSummary, 'state' | 'nextAt'> | undefined): boolean {
  return record?.state !== 'draft' || record.nextAt !== null;
}

/** Whether visitors see a record. */
export function isPublic({ state }: Pick<RecordSummary, 'state'>): boolean {
  return state === 'live' || state === 'changed';
}

/** States that a list can be filtered by, as it offers them. */
export const offeredStates = ['live', 'changed', 'draft', 'scheduled'] as const satisfies RecordState[];
