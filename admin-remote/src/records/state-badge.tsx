import type { RecordSummary } from 'content-api/contract';
import { Badge, Stack, Text } from 'shared-ui';
import { Moment } from '../components/moment.tsx';
import { decisionWords, stateWords } from './record-states.ts';

/** The state of a record in words, with the moment at which it changes by itself and what a client decided. */
type Shown = Pick<RecordSummary, 'state' | 'nextAt' | 'review' | 'isPrivate'>;

export function StateBadge({ state, nextAt, review, isPrivate }: Shown) {
  const { label, tone } = stateWords[state];
  return (
    <Stack direction="row" gap={1} wrap align="center">
      <Badge tone={tone}>{label}</Badge>
      {isPrivate && <Badge tone="neutral">Private</Badge>}
      {review && <Badge tone={decisionWords[review].tone}>{decisionWords[review].label}</Badge>}
      {nextAt !== null && (
        <Text size="xs" tone="quiet">
          {state === 'scheduled' ? 'for' : 'changes on'} <Moment at={nextAt} />
        </Text>
      )}
    </Stack>
  );
}
