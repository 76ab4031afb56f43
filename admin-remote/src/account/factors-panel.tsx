import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import type { Proof } from 'content-api/contract';
import { useState } from 'react';
import { Badge, Button, Skeleton, Stack, StatusBanner, Text, toast } from 'shared-ui';
import { LoadState } from '../components/load-state.tsx';
import { Panel } from '../components/panel.tsx';
import { useApi } from '../lib/api-context.ts';
import { factorsKey, factorsQuery } from '../lib/factors-query.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { TotpDialog } from './totp-dialog.tsx';

type Question = 'add' | 'remove' | 'renew';

/** The app that makes codes, and recovery codes. */
export function FactorsPanel({ onChanged }: { onChanged: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const query = useQuery(factorsQuery(api));
  const { data } = query;
  const [open, setOpen] = useState<Question>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const reload = () => queries.invalidateQueries({ queryKey: factorsKey });
  /** Another question may have been opened since. */
  const close = (one: Question) => setOpen((now) => (now === one ? undefined : now));
  const show = (newCodes: readonly string[]) => {
    setCodes(newCodes);
    if (newCodes.length === 0) onChanged();
  };
  const start = useMutation({
    mutationFn: (body: Proof) => api.call(calls.startTotp, { body }),
  });
  const remove = useMutation({
    mutationFn: (body: Proof) => api.call(calls.removeTotp, { body }),
    onSuccess: ({ message }) => {
      toast.success(message);
      close('remove');
      onChanged();
    },
    onSettled: reload,
  });
  const renew = useMutation({
    mutationFn: (body: Proof) => api.call(calls.renewRecoveryCodes, { body }),
    onSuccess({ recoveryCodes }) {
      close('renew');
      show(recoveryCodes);
    },
    onSettled: reload,
  });
  /** Closes a question. A later answer opens nothing, and a later error is not shown at the next attempt. */
  const cancel = (one: Question, forget: () => void) => {
    close(one);
    forget();
  };
  const hasFactor = data !== undefined && (data.hasTotp || data.passkeys.length > 0);

  return (
    <Panel title="Second factor" description="A code of an app on your phone, asked for after the password.">
      <LoadState query={query} level={3} otherwise="Error fetching the second factor">
        <Skeleton height="4rem" label="Loading the second factor" />
      </LoadState>
      {data?.isRequired === true && !hasFactor && (
        <StatusBanner tone="warning">
          This studio requires a second factor. Set up an app or a passkey to go on.
        </StatusBanner>
      )}
      {data && (
        <Stack gap={1}>
          <Text>
            Codes of an app:{' '}
            <Badge tone={data.hasTotp ? 'success' : 'neutral'}>{data.hasTotp ? 'On' : 'Off'}</Badge>
          </Text>
          {hasFactor && <Text size="sm">{data.recoveryCodesLeft} of 10 recovery codes are left.</Text>}
          <Stack direction="row" gap={1} wrap>
            {data.hasTotp ? (
              <Button size="sm" variant="secondary" onClick={() => setOpen('remove')}>
                Remove the app
              </Button>
            ) : (
              <Button size="sm" onClick={() => setOpen('add')}>
                Set up an app
              </Button>
            )}
            {hasFactor && (
              <Button size="sm" variant="secondary" onClick={() => setOpen('renew')}>
                New recovery codes
              </Button>
            )}
          </Stack>
        </Stack>
      )}
      {open === 'add' && (
        <ConfirmDialog
          title="Set up an app"
          text="From then on, signing in asks for a code of it."
          confirmLabel="Go on"
          isBusy={start.isPending}
          error={start.error}
          onConfirm={(proof) => start.mutate(proof, { onSuccess: () => close('add') })}
          onClose={() => cancel('add', start.reset)}
        />
      )}
      {start.data && (
        <TotpDialog
          {...start.data}
          onClose={start.reset}
          onAdded={(newCodes) => {
            start.reset();
            show(newCodes);
            void reload();
          }}
        />
      )}
      {open === 'remove' && (
        <ConfirmDialog
          title="Remove the app"
          text="Signing in will no longer ask for its codes."
          confirmLabel="Remove"
          isBusy={remove.isPending}
          error={remove.error}
          onConfirm={(proof) => remove.mutate(proof)}
          onClose={() => cancel('remove', remove.reset)}
        />
      )}
      {open === 'renew' && (
        <ConfirmDialog
          title="New recovery codes"
          text="The codes that you have now will no longer work."
          confirmLabel="Make new codes"
          isBusy={renew.isPending}
          error={renew.error}
          onConfirm={(proof) => renew.mutate(proof)}
          onClose={() => cancel('renew', renew.reset)}
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
