import { useState } from 'react';
import type { FormEvent } from 'react';
import { requireSession } from 'shared-session';
import type { LoginResult } from 'shared-session';
import { Button, Field, Input, Stack, StatusBanner, Text } from 'shared-ui';
import { refusalOf } from './refusal-of.ts';
import { signInByPasskey } from './sign-in-by-passkey.ts';

/** The answer to the first step of a login. */
export interface SecondStepWanted {
  challenge: string;
  methods: readonly string[];
}

interface SecondStepProps extends SecondStepWanted {
  apiBase: string;
  from: unknown;
  onDone: (returnPath: string) => void;
  /** Back to e-mail and password; with the reason when the step has ended. */
  onBack: (reason?: string) => void;
}

/** The second step of a login: a code of the app, a passkey, or a recovery code. */
export default function SecondStep({ apiBase, challenge, methods, from, onDone, onBack }: SecondStepProps) {
  const hasTotp = methods.includes('totp');
  const [isRecovering, setRecovering] = useState(!hasTotp && !methods.includes('passkey'));
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const asksForCode = hasTotp || isRecovering;

  async function settle(answer: Promise<LoginResult>): Promise<void> {
    setBusy(true);
    const result = await answer;
    if (result.ok) return onDone(result.returnPath);
    setBusy(false);
    const isOver = result.status === 401 && refusalOf(result).code !== 'SECOND_FACTOR_WRONG';
    if (isOver) return onBack(result.message);
    setFailure(result.message);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setFailure(code.trim() === '' ? 'Code is required' : undefined);
    if (code.trim() !== '') void settle(requireSession().login({ challenge, code: code.trim(), from }));
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Text size="sm">Please confirm that it is you.</Text>
        {failure && !asksForCode && <StatusBanner tone="error">{failure}</StatusBanner>}
        {asksForCode && (
          <Field
            key={String(isRecovering)}
            label={isRecovering ? 'Recovery code' : 'Code of your app'}
            error={failure}
            required
          >
            <Input
              name="code"
              inputMode={isRecovering ? 'text' : 'numeric'}
              autoComplete="one-time-code"
              autoFocus
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          </Field>
        )}
        {asksForCode && (
          <Button type="submit" size="lg" loading={isBusy} loadingText="Checking...">
            Confirm
          </Button>
        )}
        {methods.includes('passkey') && (
          <Button
            size="lg"
            variant={asksForCode ? 'secondary' : 'primary'}
            disabled={isBusy}
            onClick={() => void settle(signInByPasskey(apiBase, { challenge, from }))}
          >
            Use a passkey
          </Button>
        )}
        {methods.includes('recovery') && !isRecovering && (
          <Button
            variant="ghost"
            onClick={() => {
              setRecovering(true);
              setCode('');
              setFailure(undefined);
            }}
          >
            Use a recovery code
          </Button>
        )}
        <Button variant="ghost" onClick={() => onBack()}>
          Sign in as somebody else
        </Button>
      </Stack>
    </form>
  );
}
