import { accountLinksCalls } from 'content-api/contract';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button, Field, Input, StatusBanner, Text } from 'shared-ui';
import { failureText, isApiFailure } from '../lib/api-failure.ts';
import { publicCall } from '../lib/public-call.ts';
import { OutsideFrame } from './outside-frame.tsx';

/** Asks for a link that sets a new password. */
export default function ForgotPage({ siteName, apiBase }: { siteName: string; apiBase: string }) {
  const [email, setEmail] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const fault = isApiFailure(failure) ? failure.fields?.email : undefined;

  async function ask(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      setDone((await publicCall(apiBase, accountLinksCalls.forgotPassword, { email })).message);
    } catch (thrown) {
      setFailure(thrown);
    }
    setBusy(false);
  }

  return (
    <OutsideFrame title="New password" siteName={siteName}>
      <form noValidate onSubmit={(event) => void ask(event)}>
        {done && (
          <>
            <StatusBanner tone="success">{done}</StatusBanner>
            <Text size="sm">
              No mail? Somebody who manages people in this studio can give you a link, too.
            </Text>
          </>
        )}
        {!done && (
          <>
            {failure !== undefined && !fault && (
              <StatusBanner tone="error">
                {failureText(failure, 'That did not work. Please try again.')}
              </StatusBanner>
            )}
            <Field label="Email Address" error={fault} required>
              <Input
                type="email"
                autoComplete="username"
                autoFocus
                value={email}
                onChange={({ target }) => setEmail(target.value)}
              />
            </Field>
            <Button type="submit" size="lg" loading={isBusy} loadingText="Sending...">
              Send a link
            </Button>
          </>
        )}
      </form>
    </OutsideFrame>
  );
}
