import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import { useState } from 'react';
import { Button, Dialog, Field, Input, Stack, StatusBanner, Text, theme } from 'shared-ui';
import { encode } from 'uqr';
import { useApi } from '../lib/api-context.ts';
import { failureText, isApiFailure } from '../lib/api-failure.ts';

interface TotpDialogProps {
  secret: string;
  uri: string;
  /** Called with the recovery codes; none when the account had some. */
  onAdded: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Sets up an app: its secret as picture and text, and a first code that proves that it works. */
export function TotpDialog({ secret, uri, onAdded, onClose }: TotpDialogProps) {
  const api = useApi();
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () => api.call(calls.confirmTotp, { body: { code } }),
    onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes),
  });
  const fault = isApiFailure(confirm.error) ? confirm.error.fields?.code : undefined;
  return (
    <Dialog
      open
      title="Set up an app"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="totp-form" loading={confirm.isPending} loadingText="Checking...">
            Confirm
          </Button>
        </>
      }
    >
      <form
        id="totp-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          confirm.mutate();
        }}
      >
        <Stack>
          {confirm.error && !fault && (
            <StatusBanner tone="error">{failureText(confirm.error, 'Error checking the code')}</StatusBanner>
          )}
          <Text>1. Scan this picture with an app that makes codes, or type the secret into it.</Text>
          <Secret secret={secret} uri={uri} />
          <Text>2. Type the code that the app shows.</Text>
          <Field label="Code" error={fault} required>
            <Input
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}

function Secret({ secret, uri }: { secret: string; uri: string }) {
  const { data, size } = encode(uri, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Frame>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="The secret as a QR picture">
        <path d={path.join('')} />
      </svg>
      <div>
        <Text size="xs" tone="quiet">
          Secret
        </Text>
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
    </Frame>
  );
}

const Frame = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  align-items: center;
  svg {
    flex: none;
    width: 11rem;
    height: 11rem;
    border-radius: ${theme.radii.md};
    /* Scanners want black on white. */
    background: white;
    fill: black;
    shape-rendering: crispEdges;
  }
  > div {
    flex: 1 1 12rem;
  }
  code {
    overflow-wrap: anywhere;
  }
`);
