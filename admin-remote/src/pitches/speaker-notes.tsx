import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { pitch as kind } from 'content-api/contract';
import { Button, Stack, StatusBanner, Text, theme } from 'shared-ui';
import { useApi } from '../lib/api-context.ts';
import { viewQuery } from '../records/queries.ts';
import { notesOf } from './notes-of.ts';
import { usePresentation } from './use-presentation.ts';

/** Speaker notes for the part that another window of this browser presents. */
export function SpeakerNotes({ id }: { id: string }) {
  const { data } = useQuery(viewQuery(useApi(), kind, id));
  const { presented, move } = usePresentation(id);
  if (presented === undefined)
    return (
      <Text>
        Open the link of the pitch in another window of this browser, and press “Present” there. Your notes to
        each part then appear here, and nowhere else.
      </Text>
    );
  const { part, at, of, revision } = presented;
  const live = data?.live;
  const isOther = live !== undefined && live?.revision !== revision;
  return (
    <Stack gap={2}>
      {isOther && (
        <StatusBanner>The other window shows an earlier version: load its page again.</StatusBanner>
      )}
      <Notes role="status">{(live && notesOf(live.data, part)) || 'No notes for this part.'}</Notes>
      <Controls>
        <Button variant="secondary" disabled={at === 0} onClick={() => move(-1)}>
          Previous part
        </Button>
        <span>
          {at + 1} of {of}
        </span>
        <Button disabled={at === of - 1} onClick={() => move(1)}>
          Next part
        </Button>
      </Controls>
    </Stack>
  );
}

const Notes = styled.p(css`
  min-height: 8rem;
  margin: 0;
  font-size: 1.25rem;
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`);

const Controls = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  align-items: center;
  justify-content: space-between;
  font-variant-numeric: tabular-nums;
`);
