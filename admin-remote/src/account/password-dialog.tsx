import { useState } from 'react';
import { Button, Dialog, Field, Input, Stack, StatusBanner, Text } from 'shared-ui';
import { failureText, isApiFailure } from '../lib/api-failure.ts';

interface PasswordDialogProps {
  title: string;
  /** The action that needs the password. */
  text: string;
  confirmLabel: string;
  isBusy: boolean;
  error: unknown;
  onConfirm: (password: string) => void;
  onClose: () => void;
}

/** Asks for the password once more before something that concerns how one signs in. */
export function PasswordDialog({
  title,
  text,
  confirmLabel,
  isBusy,
  error,
  onConfirm,
  onClose,
}: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const fault = isApiFailure(error) ? error.fields?.password : undefined;
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
          <Button type="submit" form="confirm-password" loading={isBusy} loadingText="Checking...">
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id="confirm-password"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm(password);
        }}
      >
        <Stack>
          {Boolean(error) && !fault && (
            <StatusBanner tone="error">{failureText(error, 'That did not work')}</StatusBanner>
          )}
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
        </Stack>
      </form>
    </Dialog>
  );
}
