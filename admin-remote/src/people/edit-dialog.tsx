import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountLinksCalls, accountPatchSchema, accountSchema, usersCalls } from 'content-api/contract';
import type { AccountView, Right } from 'content-api/contract';
import { useState } from 'react';
import { AlertDialog, Button, Dialog, Stack, toast } from 'shared-ui';
import { EditorForm } from '../components/editor/editor-form.tsx';
import type { Snapshot } from '../components/editor/editor-types.ts';
import { FlagField } from '../components/editor/flag-field.tsx';
import { SaveButton } from '../components/editor/save-button.tsx';
import { TextField } from '../components/editor/text-field.tsx';
import { useEditor } from '../components/editor/use-editor.ts';
import { useLeaveGuard } from '../components/leave-guard.tsx';
import { LinkLine } from '../components/link-line.tsx';
import { useApi } from '../lib/api-context.ts';
import { failureText } from '../lib/api-failure.ts';
import { changedPart } from '../lib/merge-values.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { useMe } from '../lib/use-me.ts';
import { LanguagesControl } from './languages-control.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { peopleKey } from './people-queries.ts';
import { RightsControl } from './rights-field.tsx';

interface EditDialogProps {
  account: AccountView;
  own: readonly Right[];
  onClose: () => void;
}

const formId = 'person-form';
const labels = {
  username: 'Name',
  may: 'Rights',
  languages: 'Languages of the content',
  isDisabled: 'Disabled: cannot sign in',
};
const schema = accountPatchSchema
  .pick({ username: true, may: true, languages: true, isDisabled: true })
  .required();

interface Values extends Pick<AccountView, 'username' | 'may' | 'isDisabled'> {
  /** Null for all of them. */
  languages: string[] | null;
}

/** Name and rights of somebody, a link for a new password, the sessions, and the end of the account. */
export function EditDialog({ account, own, onClose }: EditDialogProps) {
  const api = useApi();
  const isMe = useMe()?._id === account._id;
  const queries = useQueryClient();
  const { leave } = useLeaveGuard();
  const [isDeleting, setDeleting] = useState(false);
  const path = { id: account._id };
  const reload = () =>
    Promise.all([peopleKey, ['me']].map((queryKey) => queries.invalidateQueries({ queryKey })));
  const editor = useEditor({
    name: 'person',
    id: account._id,
    initial: snapshotOf(account),
    labels,
    schema,
    toInput: (values: Values) => values,
    async save(values, base) {
      try {
        // Rights that were not touched stay unnamed: naming them ends links that the account made.
        const body = { ...changedPart(base.values, values), updatedAt: base.version };
        return await api.call(usersCalls.changeUser, { path, body });
      } finally {
        void reload();
      }
    },
    snapshotOf,
    readCurrent(current) {
      const { data } = accountSchema.safeParse(current);
      return data && snapshotOf(data);
    },
    failureText: (failure) => failureText(failure, 'Error saving'),
    onSaved: (saved) => toast.success(`${saved.username} saved`),
    onFinished: onClose,
  });
  const close = () => leave(onClose);
  const reset = useMutation({
    mutationFn: () => api.call(accountLinksCalls.createResetLink, { path }),
    onError: (failure) => tellFailure(failure, 'Error making the link'),
  });
  const remove = useMutation({
    mutationFn: () => api.call(usersCalls.deleteUser, { path }),
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
  return (
    <>
      <Dialog
        open
        title={`Edit ${account.username}`}
        description={account.email}
        onClose={close}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <SaveButton editor={editor} formId={formId}>
              Save
            </SaveButton>
          </>
        }
      >
        <Stack gap={3}>
          <EditorForm id={formId} editor={editor}>
            <TextField name="username" label={labels.username} required />
            <RightsControl own={own} />
            <LanguagesControl />
            <FlagField name="isDisabled" label={labels.isDisabled} />
          </EditorForm>
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

function snapshotOf({ updatedAt, username, may, languages, isDisabled }: AccountView): Snapshot<Values> {
  return { version: updatedAt, values: { username, may, languages: languages ?? null, isDisabled } };
}
