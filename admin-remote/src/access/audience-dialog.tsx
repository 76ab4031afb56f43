import { useQuery } from '@tanstack/react-query';
import type { Kind } from 'content-api/contract';
import { Dialog, Heading, Skeleton, Stack, StatusBanner } from 'shared-ui';
import { LoadState } from '../components/load-state.tsx';
import { useApi } from '../lib/api-context.ts';
import { guestsQuery } from './access-queries.ts';
import { AudienceForm } from './audience-form.tsx';
import { GuestList } from './guest-list.tsx';
import { InviteForm } from './invite-form.tsx';

interface AudienceDialogProps {
  kind: Kind;
  id: string;
  onClose: () => void;
}

/** Dialog that sets the audience of a record and makes and ends the links of its guests. */
export default function AudienceDialog({ kind, id, onClose }: AudienceDialogProps) {
  const query = useQuery(guestsQuery(useApi(), kind, id));
  const { data } = query;
  return (
    <Dialog open title="Who can see it" onClose={onClose}>
      <LoadState query={query} level={3} otherwise="Error fetching who can see it">
        <Skeleton height="12rem" label="Loading who can see it" />
      </LoadState>
      {data && (
        <Stack gap={3}>
          <AudienceForm key={data.audience} kind={kind} id={id} known={data} />
          {data.audience !== 'everyone' && data.publicFiles.length > 0 && (
            <StatusBanner tone="warning">
              {data.publicFiles.length === 1
                ? 'One of its files is'
                : `${data.publicFiles.length} of its files are`}{' '}
              public all the same, in {titlesOf(data.publicFiles)}.
            </StatusBanner>
          )}
          {data.audience === 'link' && (
            <Stack as="section" aria-label="Guests" gap={2}>
              <Heading level={3} size="h4">
                Guests
              </Heading>
              {data.guests.length > 0 && <GuestList guests={data.guests} title={kind.words.one} />}
              <InviteForm kind={kind} id={id} />
            </Stack>
          )}
        </Stack>
      )}
    </Dialog>
  );
}

function titlesOf(files: readonly { usedBy: string[] }[]): string {
  return [...new Set(files.flatMap(({ usedBy }) => usedBy))].map((title) => `“${title}”`).join(', ');
}
