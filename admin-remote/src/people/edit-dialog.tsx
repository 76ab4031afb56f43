import { useMutation, useQueryClient } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import type { AccountView, Right } from 'content-api/contract';
import { useState } from 'react';
import { AlertDialog, Button, Checkbox, Dialog, Field, Input, Stack, StatusBanner, toast } from 'shared-ui';
import { LinkLine } from '../components/link-line.tsx';
import { useApi } from '../lib/api-context.ts';
import { failureText, isApiFailure } from '../lib/api-failure.ts';
import { changedPart, isSame } from '../lib/merge-values.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { useMe } from '../lib/use-me.ts';
import { PersonSessions } from './person-sessions.tsx';
import { peopleKey } from './people-queries.ts';
import { RightsField } from './rights-field.tsx';

interface EditDialogProps {
  account: AccountView;
  own: readonly Right[];
  onClose: () => void;
}

const formId = 'person-form';

type Values = Pick<AccountView, 'username' | 'may' | 'isDisabled'>;

/** Name and rights of somebody, a link for a new password, the sessions, and the end of the account. */
export function EditDialog({ account, own, onClose }: EditDialogProps) {
  const api = useApi();
  const isMe = useMe()?._id === account._id;
  const queries = useQueryClient();
  const [username, setUsername] = useState(account.username);
  const [may, setMay] = useState<Right[]>(account.may);
  const [isDisabled, setDisabled] = useState(account.isDisabled);
  const [stored, setStored] = useState(() => valuesOf(account));
  const [isDeleting, setDeleting] = useState(false);
  const path = { id: account._id };
  const reload = () =>
    Promise.all([peopleKey, ['me']].map((queryKey) => queries.invalidateQueries({ queryKey })));
  const save = useMutation({
    // Somebody else may have changed what was not touched here.
    mutationFn: (values: Values) => api.call(calls.changeUser, { path, body: changedPart(stored, values) }),
    onSuccess: (saved, sent) => {
      toast.success(`${saved.username} saved`);
      setStored(valuesOf(saved));
      // Otherwise it stays open: what was typed in meanwhile is not saved yet.
      if (isSame(sent, { username, may, isDisabled })) onClose();
    },
    onSettled: reload,
  });
  const reset = useMutation({
    mutationFn: () => api.call(calls.createResetLink, { path }),
    onError: (failure) => tellFailure(failure, 'Error making the link'),
  });
  const remove = useMutation({
    mutationFn: () => api.call(calls.deleteUser, { path }),
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onError: (failure) => {
      setDeleting(false);
      tellFailure(failure, 'Error deleting the account');
    },
    onSettled: reload,
  });
  const fields = isApiFailure(save.error) ? save.error.fields : undefined;
  return (
    <>
      <Dialog
        open
        title={`Edit ${account.username}`}
        description={account.email}
        onClose={onClose}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId} loading={save.isPending} loadingText="Saving...">
              Save
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          <form
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              save.mutate({ username, may, isDisabled });
            }}
          >
            <Stack>
              {save.error && !fields?.username && (
                <StatusBanner tone="error">{failureText(save.error, 'Error saving')}</StatusBanner>
              )}
              <Field label="Name" error={fields?.username} required>
                <Input value={username} onChange={({ target }) => setUsername(target.value)} />
              </Field>
              <RightsField value={may} own={own} onChange={setMay} />
              <Checkbox
                label="Disabled: cannot sign in"
                checked={isDisabled}
                onChange={({ target }) => setDisabled(target.checked)}
              />
            </Stack>
          </form>
          <PersonSessions account={account} />
          <Stack gap={1}>
            {reset.data && (
              <LinkLine
                label={
                  reset.data.isMailed
                    ? 'Link for a new password, also sent by mail'
                    : 'Link for a new password'
                }
                url={reset.data.url}
                expiresAt={reset.data.expiresAt}
              />
            )}
            <Stack direction="row" gap={1} wrap>
              {!isMe && (
                <Button
                  size="sm"
                  variant="secondary"
                  loading={reset.isPending}
                  onClick={() => reset.mutate()}
                >
                  Link for a new password
                </Button>
              )}
              <Button size="sm" variant="danger" onClick={() => setDeleting(true)}>
                Delete account
              </Button>
            </Stack>
          </Stack>
        </Stack>
      </Dialog>
      <AlertDialog
        open={isDeleting}
        title={`Delete the account of ${account.username}?`}
        confirmLabel="Delete account"
        busy={remove.isPending}
        onCancel={() => setDeleting(false)}
        onConfirm={() => remove.mutate()}
      >
        They are logged out everywhere and cannot sign in again. What they wrote stays.
      </AlertDialog>
    </>
  );
}

function valuesOf({ username, may, isDisabled }: AccountView): Values {
  return { username, may, isDisabled };
}
