import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import type { Passkey, Proof } from 'content-api/contract';
import { useRef, useState } from 'react';
import { Button, Skeleton, Stack, Text, toast } from 'shared-ui';
import { browserName } from '../components/browser-name.ts';
import { LoadState } from '../components/load-state.tsx';
import { Panel } from '../components/panel.tsx';
import { useApi } from '../lib/api-context.ts';
import { factorsKey, factorsQuery } from '../lib/factors-query.ts';
import { useDates } from '../lib/use-dates.ts';
import { makePasskey } from '../lib/passkeys.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

/** Passkeys of the account: each signs in by itself. */
export function PasskeysPanel({ onChanged }: { onChanged: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const dates = useDates();
  const query = useQuery(factorsQuery(api));
  const { data } = query;
  const [isAdding, setAdding] = useState(false);
  const attempt = useRef<AbortController>(undefined);
  const [removed, setRemoved] = useState<Passkey>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const reload = () => queries.invalidateQueries({ queryKey: factorsKey });
  const add = useMutation({
    async mutationFn(body: Proof) {
      const { signal } = (attempt.current = new AbortController());
      const { challenge, options } = await api.call(calls.startPasskey, { body, signal });
      signal.throwIfAborted();
      const passkey = await makePasskey(options);
      const name = browserName(navigator.userAgent);
      return api.call(calls.confirmPasskey, { body: { challenge, name, passkey } });
    },
    onSuccess: ({ recoveryCodes }) => {
      toast.success('Passkey added');
      setAdding(false);
      setCodes(recoveryCodes);
      if (recoveryCodes.length === 0) onChanged();
    },
    onSettled: reload,
  });
  const remove = useMutation({
    mutationFn: ({ id, proof }: { id: string; proof: Proof }) =>
      api.call(calls.removePasskey, { path: { id }, body: proof }),
    onSuccess: ({ message }) => {
      toast.success(message);
      setRemoved(undefined);
      onChanged();
    },
    onSettled: reload,
  });

  return (
    <Panel
      title="Passkeys"
      description="Sign in with a finger, a face or the PIN of your device, without a password."
    >
      <LoadState query={query} level={3} otherwise="Error fetching passkeys">
        <Skeleton height="4rem" label="Loading passkeys" />
      </LoadState>
      {data?.passkeys.map((passkey) => (
        <Stack key={passkey._id} direction="row" gap={1} wrap align="center" justify="between">
          <div>
            <Text tone="strong">{passkey.name}</Text>
            <Text size="xs" tone="quiet">
              Added {dates.time(passkey.createdAt)} ·{' '}
              {passkey.lastUsedAt === null ? 'never used' : `last used ${dates.time(passkey.lastUsedAt)}`}
            </Text>
          </div>
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Remove the passkey ${passkey.name}`}
            onClick={() => setRemoved(passkey)}
          >
            Remove
          </Button>
        </Stack>
      ))}
      {data && (
        <div>
          <Button size="sm" onClick={() => setAdding(true)}>
            Add a passkey
          </Button>
        </div>
      )}
      {isAdding && (
        <ConfirmDialog
          title="Add a passkey"
          text="Your browser asks for a finger, a face or a PIN next."
          confirmLabel="Go on"
          isBusy={add.isPending}
          error={add.error}
          onConfirm={(proof) => add.mutate(proof)}
          onClose={() => {
            // The browser is not to ask for a passkey that nobody wants any more.
            attempt.current?.abort();
            add.reset();
            setAdding(false);
          }}
        />
      )}
      {removed && (
        <ConfirmDialog
          title="Remove the passkey"
          text={`${removed.name} will no longer sign you in.`}
          confirmLabel="Remove"
          isBusy={remove.isPending}
          error={remove.error}
          onConfirm={(proof) => remove.mutate({ id: removed._id, proof })}
          onClose={() => {
            remove.reset();
            setRemoved(undefined);
          }}
        />
      )}
      {codes.length > 0 && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes([]);
            onChanged();
          }}
        />
      )}
    </Panel>
  );
}
