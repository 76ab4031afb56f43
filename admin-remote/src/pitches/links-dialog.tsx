import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Dialog, Skeleton, Stack, StatusBanner, Text } from 'shared-ui';
import { LoadState } from '../components/load-state.tsx';
import { useApi } from '../lib/api-context.ts';
import { useMay } from '../lib/use-me.ts';
import { AnswerPart } from './answer-part.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkList } from './link-list.tsx';
import { pitchesQuery } from './pitches-query.ts';
import { SpeakerNotes } from './speaker-notes.tsx';

interface LinksDialogProps {
  /** Id of the pitch. */
  id: string;
  onClose: () => void;
}

/** Dialog with the answer to a pitch, its links, and a form for another one. */
export default function LinksDialog({ id, onClose }: LinksDialogProps) {
  const query = useQuery(pitchesQuery(useApi()));
  const { data } = query;
  const mayPublish = useMay()('publish');
  const [isPresenting, setIsPresenting] = useState(false);
  const pitch = data?.pitches.find(({ _id }) => _id === id);
  if (isPresenting)
    return (
      <Dialog open title="Speaker notes" onClose={() => setIsPresenting(false)}>
        <SpeakerNotes id={id} />
      </Dialog>
    );
  return (
    <Dialog open title="Send the pitch" onClose={onClose}>
      <LoadState query={query} level={3} otherwise="Error fetching the links">
        <Skeleton height="12rem" label="Loading the links" />
      </LoadState>
      {data && (
        <Stack gap={3}>
          {pitch?.answer && <AnswerPart answer={pitch.answer} isEarlier={pitch.isEarlier} />}
          {pitch?.isPublished === true ? (
            <>
              <Text>
                The client reads the published version by this link, ticks options and accepts. It needs no
                account and works on a phone.
              </Text>
              {mayPublish && <LinkForm id={id} hasMail={data.hasMail} />}
            </>
          ) : (
            <StatusBanner>Publish the pitch first: a link shows the published version.</StatusBanner>
          )}
          {pitch && pitch.links.length > 0 && <LinkList links={pitch.links} />}
          {pitch?.isPublished === true && (
            <div>
              <Button variant="secondary" size="sm" onClick={() => setIsPresenting(true)}>
                Speaker notes
              </Button>
            </div>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
