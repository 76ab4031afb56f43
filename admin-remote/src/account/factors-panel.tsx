import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import { useState } from 'react';
import { Badge, Button, Skeleton, Stack, StatusBanner, Text, toast } from 'shared-ui';
import { LoadFailure } from '../components/load-failure.tsx';
import { Panel } from '../components/panel.tsx';
import { useApi } from '../lib/api-context.ts';
import { factorsKey, factorsQuery } from './factors-query.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { TotpDialog } from './totp-dialog.tsx';

/** The app that makes codes, and recovery codes. */
export function FactorsPanel() {
  const api = useApi();
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(factorsQuery(api));
  const [open, setOpen] = useState<'add' | 'remove' | 'renew'>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const reload = () => queries.invalidateQueries({ queryKey: factorsKey });
  const close = () => setOpen(undefined);
  const remove = useMutation({
    mutationFn: (password: string) => api.call(calls.removeTotp, { body: { password } }),
    onSuccess: ({ message }) => {
      toast.success(message);
      close();
    },
    onSettled: reload,
  });
  const renew = useMutation({
    mutationFn: (password: string) => api.call(calls.renewRecoveryCodes, { body: { password } }),
    onSuccess: ({ recoveryCodes }) => {
      close();
      setCodes(recoveryCodes);
    },
    onSettled: reload,
  });
  const hasFactor = data !== undefined && (data.hasTotp || data.passkeys.length > 0);

  return (
    <Panel title="Second factor" description="A code of an app on your phone, asked for after the password.">
      {!data && error && !isFetching && (
        <LoadFailure
          level={3}
          failure={error}
          otherwise="Error fetching the second factor"
          onRetry={() => void refetch()}
        />
      )}
      {!data && (isFetching || !error) && <Skeleton height="4rem" label="Loading the second factor" />}
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
        <TotpDialog
          onClose={close}
          onAdded={(made) => {
            close();
            setCodes(made);
            void reload();
          }}
        />
      )}
      {open === 'remove' && (
        <PasswordDialog
          title="Remove the app"
          text="Signing in will no longer ask for its codes."
          confirmLabel="Remove"
          isBusy={remove.isPending}
          error={remove.error}
          onConfirm={(password) => remove.mutate(password)}
          onClose={close}
        />
      )}
      {open === 'renew' && (
        <PasswordDialog
          title="New recovery codes"
          text="The codes that you have now will no longer work."
          confirmLabel="Make new codes"
          isBusy={renew.isPending}
          error={renew.error}
          onConfirm={(password) => renew.mutate(password)}
          onClose={close}
        />
      )}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />}
    </Panel>
  );
}
