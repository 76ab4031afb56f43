import { useMutation, useQueryClient } from '@tanstack/react-query';
import { audiencesCalls } from 'content-api/contract';
import type { Guest } from 'content-api/contract';
import { useId, useState } from 'react';
import { Button, Text, toast } from 'shared-ui';
import { Moment } from '../components/moment.tsx';
import { PlainRowList } from '../components/row-list.ts';
import { useApi } from '../lib/api-context.ts';
import { tellFailure } from '../lib/tell-failure.ts';

interface GuestListProps {
  guests: readonly Guest[];
  /** Title of their record. */
  title: string;
  /** A password has taken the place of their links. @default false */
  isPaused?: boolean;
}

/** List of the guests of a record, each with a button that ends the link. */
export function GuestList({ guests, title, isPaused = false }: GuestListProps) {
  const api = useApi();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: (id: string) => api.call(audiencesCalls.deleteGuest, { path: { id } }),
    onSuccess: () => toast.success('Access ended'),
    onError: (failure) => tellFailure(failure, 'Error ending the access'),
    onSettled: () => queries.invalidateQueries({ queryKey: ['access'] }),
  });
  return (
    <PlainRowList role="list" aria-label={`Guests: ${title}`}>
      {guests.map((guest) => (
        <GuestRow
          key={guest._id}
          guest={guest}
          isPaused={isPaused}
          isBusy={end.isPending}
          onEnd={() => end.mutate(guest._id)}
        />
      ))}
    </PlainRowList>
  );
}

interface GuestRowProps {
  guest: Guest;
  isPaused: boolean;
  isBusy: boolean;
  onEnd: () => void;
}

function GuestRow({ guest, isPaused, isBusy, onEnd }: GuestRowProps) {
  const nameId = useId();
  const [nowMs] = useState(() => Date.now());
  const { name, email, expiresAt, opened, lastOpenedAt } = guest;
  const isOver = Date.parse(expiresAt) <= nowMs;
  return (
    <li>
      <div>
        <p id={nameId}>
          <strong>{name}</strong>
          {email && ` · ${email}`}
        </p>
        <Text size="sm" tone="quiet">
          {isOver && 'The link has ended'}
          {!isOver && isPaused && 'Opens nothing while the password is set'}
          {!isOver && !isPaused && (
            <>
              Open until <Moment at={expiresAt} />
            </>
          )}
          {' · '}
          {lastOpenedAt === null ? (
            'not opened yet'
          ) : (
            <>
              opened {opened === 1 ? 'once' : `${opened} times`}, last on <Moment at={lastOpenedAt} />
            </>
          )}
        </Text>
      </div>
      <Button size="sm" variant="secondary" aria-describedby={nameId} disabled={isBusy} onClick={onEnd}>
        {isOver ? 'Remove' : 'End access'}
      </Button>
    </li>
  );
}
