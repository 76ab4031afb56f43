import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountLinksCalls } from 'content-api/contract';
import type { Invitation } from 'content-api/contract';
import { Button, Icon, toast } from 'shared-ui';
import { icons } from '../components/icons.ts';
import { useApi } from '../lib/api-context.ts';
import { useDates } from '../lib/use-dates.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { peopleKey } from './people-queries.ts';
import { nameOfRights } from './rights-words.ts';

/** An invitation that nobody has accepted yet. */
export function InvitationRow({ invitation: { _id, email, may, expiresAt } }: { invitation: Invitation }) {
  const dates = useDates();
  const api = useApi();
  const queries = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => api.call(accountLinksCalls.withdrawInvitation, { path: { id: _id } }),
    onSuccess: () => toast.success('Invitation withdrawn'),
    onError: (failure) => tellFailure(failure, 'Error withdrawing the invitation'),
    onSettled: () => queries.invalidateQueries({ queryKey: peopleKey }),
  });
  return (
    <>
      <span className="sign">
        <Icon name={icons.message} />
      </span>
      <Main>
        <strong>{email}</strong>
        <p>
          {nameOfRights(may)} · works until {dates.time(expiresAt)}
        </p>
      </Main>
      <Button
        size="sm"
        variant="secondary"
        loading={withdraw.isPending}
        aria-label={`Withdraw the invitation of ${email}`}
        onClick={() => withdraw.mutate()}
      >
        Withdraw
      </Button>
    </>
  );
}

const Main = styled.div(css`
  flex: 1 1 11rem;
`);
