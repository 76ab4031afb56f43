import { useMutation, useQuery } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import type { Proof } from 'content-api/contract';
import { useState } from 'react';
import { Button, Dialog, Field, Input, Stack, StatusBanner, Text } from 'shared-ui';
import { useApi } from '../lib/api-context.ts';
import { failureText, isApiFailure } from '../lib/api-failure.ts';
import { signWithPasskey } from '../lib/passkeys.ts';
import { factorsQuery } from '../lib/factors-query.ts';

interface ConfirmDialogProps {
  title: string;
  /** The action that needs the proof. */
  text: string;
  confirmLabel: string;
  isBusy: boolean;
  error: unknown;
  onConfirm: (proof: Proof) => void;
  onClose: () => void;
}

/** Asks once more who it is, by password or passkey, before something that concerns how one signs in. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  isBusy,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const api = useApi();
  const { data: factors } = useQuery(factorsQuery(api));
  const [password, setPassword] = useState('');
  const sign = useMutation({
    async mutationFn() {
      const { challenge, options } = await api.call(calls.passkeyOptions, { body: {} });
      return { challenge, passkey: await signWithPasskey(options) };
    },
    onSuccess: onConfirm,
  });
  const fault = isApiFailure(error) ? error.fields?.password : undefined;
  const message = sign.error
    ? failureText(sign.error, 'The passkey was not used. Try again, or type your password.')
    : Boolean(error) && !fault && failureText(error, 'That did not work');
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="confirm-identity" loading={isBusy} loadingText="Checking...">
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id="confirm-identity"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          sign.reset();
          onConfirm({ password });
        }}
      >
        <Stack>
          {message && <StatusBanner tone="error">{message}</StatusBanner>}
          <Text>{text}</Text>
          <Field label="Your Password" error={fault} required>
            <Input
              type="password"
              autoComplete="current-password"
              data-autofocus=""
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          </Field>
          {factors !== undefined && factors.passkeys.length > 0 && (
            <div>
              <Button
                size="sm"
                variant="ghost"
                disabled={isBusy || sign.isPending}
                onClick={() => sign.mutate()}
              >
                Use a passkey instead
              </Button>
            </div>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
