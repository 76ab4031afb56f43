import { useQuery } from '@tanstack/react-query';
import type { AccountView } from 'content-api/contract';
import { useState } from 'react';
import { Button, Heading, Icon, Skeleton, Stack } from 'shared-ui';
import { LoadState } from '../components/load-state.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { icons } from '../components/icons.ts';
import { useApi } from '../lib/api-context.ts';
import { useMe } from '../lib/use-me.ts';
import { WrappingRowList } from '../components/row-list.ts';
import { AccountRow } from './account-row.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { peopleQuery } from './people-queries.ts';

/** 'People': who may enter the console, and who is invited. */
export default function PeoplePage() {
  const me = useMe();
  const query = useQuery(peopleQuery(useApi()));
  const { data } = query;
  const [isInviting, setInviting] = useState(false);
  const [edited, setEdited] = useState<AccountView>();
  const own = me?.may ?? [];
  return (
    <>
      <PageHeader
        title="People"
        description="Who may enter the console, and what they may do there."
        actions={
          <Button onClick={() => setInviting(true)}>
            <Icon name={icons.plus} />
            Invite
          </Button>
        }
      />
      <LoadState query={query} otherwise="Error fetching people">
        <Skeleton height="12rem" label="Loading people" />
      </LoadState>
      {data && (
        <Stack gap={3}>
          <WrappingRowList role="list" aria-label="Accounts">
            {data.users.map((account) => (
              <li key={account._id}>
                <AccountRow
                  account={account}
                  isMe={account._id === me?._id}
                  mayChange={account.may.every((right) => own.includes(right))}
                  onEdit={() => setEdited(account)}
                />
              </li>
            ))}
          </WrappingRowList>
          {data.invitations.length > 0 && (
            <section aria-labelledby="open-invitations">
              <Heading level={2} size="h4" id="open-invitations" style={{ marginBottom: '0.75rem' }}>
                Open invitations
              </Heading>
              <WrappingRowList role="list">
                {data.invitations.map((invitation) => (
                  <li key={invitation._id}>
                    <InvitationRow invitation={invitation} />
                  </li>
                ))}
              </WrappingRowList>
            </section>
          )}
        </Stack>
      )}
      {isInviting && <InviteDialog own={own} onClose={() => setInviting(false)} />}
      {edited && (
        <EditDialog key={edited._id} account={edited} own={own} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
