import { useMutation, useQueryClient } from '@tanstack/react-query';
import { calls, rightSets } from 'content-api/contract';
import type { Right } from 'content-api/contract';
import { useState } from 'react';
import { Button, Dialog, Field, Input, Stack, StatusBanner } from 'shared-ui';
import { LinkLine } from '../components/link-line.tsx';
import { useApi } from '../lib/api-context.ts';
import { failureText, isApiFailure } from '../lib/api-failure.ts';
import { peopleKey } from './people-queries.ts';
import { RightsField } from './rights-field.tsx';

const formId = 'invite-form';

/** Invites somebody: the link goes out by mail, or is copied and passed on. */
export function InviteDialog({ own, onClose }: { own: readonly Right[]; onClose: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [may, setMay] = useState<Right[]>(rightSets.editor.filter((right) => own.includes(right)));
  const invite = useMutation({
    mutationFn: () => api.call(calls.invite, { body: { email, may } }),
    onSettled: () => queries.invalidateQueries({ queryKey: peopleKey }),
  });
  const { data, error, isPending } = invite;
  const fields = isApiFailure(error) ? error.fields : undefined;
  return (
    <Dialog
      open
      title={data ? 'Invitation' : 'Invite somebody'}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {data ? 'Done' : 'Cancel'}
          </Button>
          {!data && (
            <Button type="submit" form={formId} loading={isPending} loadingText="Inviting...">
              Create invitation
            </Button>
          )}
        </>
      }
    >
      {data ? (
        <Stack>
          <StatusBanner tone="success">
            {data.isMailed
              ? `A mail to ${email} is on its way. You can also pass the link on yourself.`
              : `Pass this link on to ${email}: no mail server is set up.`}
          </StatusBanner>
          <LinkLine label="Link of the invitation" url={data.url} expiresAt={data.expiresAt} />
        </Stack>
      ) : (
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            invite.mutate();
          }}
        >
          <Stack>
            {error && !fields?.email && (
              <StatusBanner tone="error">{failureText(error, 'Error inviting')}</StatusBanner>
            )}
            <Field label="Email Address" error={fields?.email} required>
              <Input
                type="email"
                autoComplete="off"
                data-autofocus=""
                value={email}
                onChange={({ target }) => setEmail(target.value)}
              />
            </Field>
            <RightsField value={may} own={own} onChange={setMay} />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
