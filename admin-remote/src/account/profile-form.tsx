import { useQuery, useQueryClient } from '@tanstack/react-query';
import { calls, ownAccountSchema, profileInputSchema } from 'content-api/contract';
import type { OwnAccount, Proof } from 'content-api/contract';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Button, Skeleton, Stack, toast } from 'shared-ui';
import { AccountPicture } from '../components/account-picture.tsx';
import { EditorForm } from '../components/editor/editor-form.tsx';
import type { Snapshot } from '../components/editor/editor-types.ts';
import { SaveButton } from '../components/editor/save-button.tsx';
import { TextField } from '../components/editor/text-field.tsx';
import { useEditor } from '../components/editor/use-editor.ts';
import { LoadState } from '../components/load-state.tsx';
import { Panel } from '../components/panel.tsx';
import { useApi } from '../lib/api-context.ts';
import { failureText, isApiFailure } from '../lib/api-failure.ts';
import { lazyPage } from '../lib/lazy-page.ts';
import { changedPart } from '../lib/merge-values.ts';
import { meQuery, useMay } from '../lib/use-me.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const formId = 'profile-form';
const chooser = lazyPage(() => import(/* webpackChunkName: "choose-media" */ '../media/choose-dialog.tsx'));

/** Name, e-mail and picture of the signed-in account. */
export function ProfileForm({ onMoved }: { onMoved: () => void }) {
  const query = useQuery(meQuery(useApi()));
  const { data } = query;
  return (
    <Panel title="Profile" description="How colleagues see you.">
      <LoadState query={query} level={3} otherwise="Error fetching your profile">
        <Skeleton height="10rem" label="Loading your profile" />
      </LoadState>
      {data && <Fields key={data._id} me={data} onMoved={onMoved} />}
    </Panel>
  );
}

type Values = Pick<OwnAccount, 'username' | 'email' | 'picture'>;

const labels = { username: 'Name', email: 'Email Address', picture: 'Picture' };
const schema = profileInputSchema.pick({ username: true, email: true, picture: true }).required();

function Fields({ me, onMoved }: { me: OwnAccount; onMoved: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  /** The password or passkey that confirms a change of the e-mail. */
  const proof = useRef<Proof>({});
  const [refused, setRefused] = useState<unknown>();
  const [isConfirming, setConfirming] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const editor = useEditor({
    name: 'profile',
    id: me._id,
    initial: snapshotOf(me),
    followsInitial: true,
    hasShortcut: false,
    labels,
    schema,
    toInput: (values: Values) => values,
    async save(values, base) {
      setRefused(undefined);
      try {
        const changes = changedPart(base.values, values);
        return await api.call(calls.changeMe, {
          body: { ...changes, ...proof.current, updatedAt: base.version },
        });
      } catch (failure) {
        if (concernsProof(failure)) setRefused(failure);
        else setConfirming(false);
        throw failure;
      } finally {
        void queries.invalidateQueries({ queryKey: ['me'] });
      }
    },
    snapshotOf,
    readCurrent(current) {
      const { data } = ownAccountSchema.safeParse(current);
      return data && snapshotOf(data);
    },
    failureText: (failure) => failureText(failure, 'Error saving your profile'),
    onSaved() {
      toast.success('Profile saved');
      setConfirming(false);
      if (isConfirming) onMoved();
    },
  });
  const { form } = editor;
  const [username, picture] = useWatch({ control: form.control, name: ['username', 'picture'] });
  const showPicture = (url: string) => form.setValue('picture', url, { shouldDirty: true });
  const may = useMay();

  function submit(): void {
    proof.current = {};
    if (isMoving(form)) setConfirming(true);
    else editor.submit();
  }

  return (
    <>
      <div style={{ maxWidth: '26rem' }}>
        <EditorForm id={formId} editor={{ ...editor, submit }}>
          <TextField name="username" label={labels.username} autoComplete="nickname" required />
          <TextField name="email" type="email" label={labels.email} autoComplete="email" required />
          <Stack direction="row" gap={2} align="center" wrap>
            <AccountPicture src={picture} name={username} />
            {may('media') && (
              <Button size="sm" variant="secondary" onClick={() => setChoosing(true)}>
                Choose a picture
              </Button>
            )}
            {picture !== '' && (
              <Button size="sm" variant="ghost" onClick={() => showPicture('')}>
                Remove the picture
              </Button>
            )}
          </Stack>
          <div>
            <SaveButton editor={editor} formId={formId}>
              Save profile
            </SaveButton>
          </div>
        </EditorForm>
      </div>
      {isChoosing && (
        <chooser.Page
          onChoose={({ url }) => {
            showPicture(url);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {isConfirming && (
        <ConfirmDialog
          title="Change your e-mail"
          text={`Links for a new password will go to ${form.getValues('email').trim()}.`}
          confirmLabel="Change"
          isBusy={editor.isClosed}
          error={refused}
          onConfirm={(given) => {
            proof.current = given;
            editor.submit();
          }}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}

/** Whether another address was typed than the one that is stored. */
function isMoving({ formState, getValues }: UseFormReturn<Values>): boolean {
  return getValues('email').trim().toLowerCase() !== formState.defaultValues?.email;
}

/** Whether it was the proof that was refused: it can be given again, and what else was typed is right. */
function concernsProof(failure: unknown): boolean {
  const { password, passkey } = (isApiFailure(failure) && failure.fields) || {};
  return password !== undefined || passkey !== undefined;
}

function snapshotOf({ updatedAt, username, email, picture }: OwnAccount): Snapshot<Values> {
  return { version: updatedAt, values: { username, email, picture } };
}
