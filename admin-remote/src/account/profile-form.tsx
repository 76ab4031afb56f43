import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import type { Proof, User } from 'content-api/contract';
import { useState } from 'react';
import { Button, Field, Input, Skeleton, Stack, StatusBanner, toast } from 'shared-ui';
import { AccountPicture } from '../components/account-picture.tsx';
import { LoadFailure } from '../components/load-failure.tsx';
import { Panel } from '../components/panel.tsx';
import { useApi } from '../lib/api-context.ts';
import { failureText, isApiFailure } from '../lib/api-failure.ts';
import { lazyPage } from '../lib/lazy-page.ts';
import { changedPart } from '../lib/merge-values.ts';
import { meQuery, useMay } from '../lib/use-me.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const chooser = lazyPage(() => import(/* webpackChunkName: "choose-media" */ '../media/choose-dialog.tsx'));

/** Name, e-mail and picture of the signed-in account. */
export function ProfileForm({ onMoved }: { onMoved: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(meQuery(useApi()));
  return (
    <Panel title="Profile" description="How colleagues see you.">
      {!data && error && !isFetching && (
        <LoadFailure
          level={3}
          failure={error}
          otherwise="Error fetching your profile"
          onRetry={() => void refetch()}
        />
      )}
      {!data && (isFetching || !error) && <Skeleton height="10rem" label="Loading your profile" />}
      {data && <Fields key={data._id} me={data} onMoved={onMoved} />}
    </Panel>
  );
}

function Fields({ me, onMoved }: { me: User; onMoved: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const may = useMay();
  const [username, setUsername] = useState(me.username);
  const [email, setEmail] = useState(me.email);
  const [picture, setPicture] = useState(me.picture);
  const [stored, setStored] = useState(() => profileOf(me));
  const [isConfirming, setConfirming] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const isMoving = email.trim().toLowerCase() !== stored.email;
  const save = useMutation({
    mutationFn: (proof: Proof) =>
      // Somebody else may have changed what was not touched here.
      api.call(calls.changeMe, { body: { ...changedPart(stored, { username, email, picture }), ...proof } }),
    onSuccess: (saved) => {
      setStored(profileOf(saved));
      toast.success('Profile saved');
      setConfirming(false);
      if (isConfirming) onMoved();
    },
    onError: (failure) => {
      if (!concernsProof(failure)) setConfirming(false);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['me'] }),
  });
  const fields = isApiFailure(save.error) ? (save.error.fields ?? {}) : {};
  return (
    <>
      <form
        noValidate
        style={{ maxWidth: '26rem' }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isMoving) return save.mutate({});
          save.reset();
          setConfirming(true);
        }}
      >
        <Stack>
          {save.error && Object.keys(fields).length === 0 && (
            <StatusBanner tone="error">{failureText(save.error, 'Error saving your profile')}</StatusBanner>
          )}
          <Field label="Name" error={fields.username} required>
            <Input
              autoComplete="nickname"
              value={username}
              onChange={({ target }) => setUsername(target.value)}
            />
          </Field>
          <Field label="Email Address" error={fields.email} required>
            <Input
              type="email"
              autoComplete="email"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          </Field>
          <Stack direction="row" gap={2} align="center" wrap>
            <AccountPicture src={picture} name={username} />
            {may('media') && (
              <Button size="sm" variant="secondary" onClick={() => setChoosing(true)}>
                Choose a picture
              </Button>
            )}
            {picture !== '' && (
              <Button size="sm" variant="ghost" onClick={() => setPicture('')}>
                Remove the picture
              </Button>
            )}
          </Stack>
          <div>
            <Button type="submit" loading={save.isPending && !isConfirming} loadingText="Saving...">
              Save profile
            </Button>
          </div>
        </Stack>
        {isChoosing && (
          <chooser.Page
            onChoose={({ url }) => {
              setPicture(url);
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        )}
      </form>
      {isConfirming && (
        <ConfirmDialog
          title="Change your e-mail"
          text={`Links for a new password will go to ${email.trim()}.`}
          confirmLabel="Change"
          isBusy={save.isPending}
          error={concernsProof(save.error) ? save.error : undefined}
          onConfirm={(proof) => save.mutate(proof)}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}

/** Whether it was the proof that was refused: it can be given again, and what else was typed is right. */
function concernsProof(failure: unknown): boolean {
  const { password, passkey } = (isApiFailure(failure) && failure.fields) || {};
  return password !== undefined || passkey !== undefined;
}

function profileOf({ username, email, picture }: User) {
  return { username, email, picture };
}
