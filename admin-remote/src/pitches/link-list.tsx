import { useMutation, useQueryClient } from '@tanstack/react-query';
import { audiencesCalls, pitch as kind } from 'content-api/contract';
import type { Pitch } from 'content-api/contract';
import { useId, useState } from 'react';
import { Button, Text, toast } from 'shared-ui';
import { Moment } from '../components/moment.tsx';
import { PlainRowList } from '../components/row-list.ts';
import { useApi } from '../lib/api-context.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { useMay } from '../lib/use-me.ts';

type PitchLinks = Pitch['links'];

/** The links of a pitch, each with what was seen by it and a button that ends it. */
export function LinkList({ links }: { links: PitchLinks }) {
  const api = useApi();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: (id: string) => api.call(audiencesCalls.deleteGuest, { path: { id } }),
    onSuccess: () => toast.success('Link ended'),
    onError: (failure) => tellFailure(failure, 'Error ending the link'),
    onSettled: () => queries.invalidateQueries({ queryKey: [kind.plural] }),
  });
  return (
    <PlainRowList role="list" aria-label="Links">
      {links.map((link) => (
        <Row key={link._id} link={link} isBusy={end.isPending} onEnd={() => end.mutate(link._id)} />
      ))}
    </PlainRowList>
  );
}

function Row({ link, isBusy, onEnd }: { link: PitchLinks[number]; isBusy: boolean; onEnd: () => void }) {
  const nameId = useId();
  const mayPublish = useMay()('publish');
  const [nowMs] = useState(() => Date.now());
  const { name, email, expiresAt, opened, firstOpenedAt, lastOpenedAt, reached, sections } = link;
  const isOver = Date.parse(expiresAt) <= nowMs;
  return (
    <li>
      <div>
        <p id={nameId}>
          <strong>{name}</strong>
          {email && ` · ${email}`}
        </p>
        <Text size="sm" tone="quiet">
          {isOver ? 'The link has ended' : 'Open until '}
          {!isOver && <Moment at={expiresAt} />}
          {opened === 0 && ' · not opened yet'}
        </Text>
        {opened > 0 && (
          <Text size="sm" tone="quiet">
            Opened {opened === 1 ? 'once' : `${opened} times`}
            {firstOpenedAt !== null && (
              <>
                {opened === 1 ? ', on ' : ', first on '}
                <Moment at={firstOpenedAt} />
              </>
            )}
            {opened > 1 && lastOpenedAt !== null && (
              <>
                , last on <Moment at={lastOpenedAt} />
              </>
            )}
            {sections > 0 && ` · read ${Math.round((100 * reached) / sections)} % of the page`}
          </Text>
        )}
      </div>
      {mayPublish && (
        <Button size="sm" variant="secondary" aria-describedby={nameId} disabled={isBusy} onClick={onEnd}>
          {isOver ? 'Remove' : 'End link'}
        </Button>
      )}
    </li>
  );
}
