import { accountLinksCalls, limits } from 'content-api/contract';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, ErrorState, Field, Input, StatusBanner, toast } from 'shared-ui';
import { PageSpinner } from '../components/page-spinner.tsx';
import { failureText, isApiFailure } from '../lib/api-failure.ts';
import { paths } from '../lib/paths.ts';
import { publicCall } from '../lib/public-call.ts';
import { OutsideFrame } from './outside-frame.tsx';

interface LinkPageProps {
  siteName: string;
  apiBase: string;
  purpose: 'invitation' | 'reset';
}

const words = {
  invitation: {
    title: 'Accept the invitation',
    button: 'Make my account',
    done: 'Your account is ready. Sign in with it.',
  },
  reset: {
    title: 'Set a new password',
    button: 'Save the password',
    done: 'Your password is changed. Sign in with it.',
  },
};

/** Page behind the link of an invitation or a new password. The token is in the fragment. */
export default function LinkPage({ siteName, apiBase, purpose }: LinkPageProps) {
  const { title, button, done } = words[purpose];
  const navigate = useNavigate();
  const [token] = useState(() => window.location.hash.slice(1));
  const [email, setEmail] = useState<string>();
  const [invalid, setInvalid] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const fields = (isApiFailure(failure) && failure.fields) || {};

  useEffect(() => {
    publicCall(apiBase, accountLinksCalls.readLink, { token }).then(
      (link) =>
        link.purpose === purpose ? setEmail(link.email) : setInvalid('This link is for something else.'),
      (thrown: unknown) =>
        setInvalid(failureText(thrown, 'The link could not be checked. Please try again.')),
    );
  }, [apiBase, token, purpose]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const secret = password.current?.value ?? '';
    try {
      if (purpose === 'reset')
        await publicCall(apiBase, accountLinksCalls.resetPassword, { token, password: secret });
      else {
        const body = { token, username: username.current?.value ?? '', password: secret };
        await publicCall(apiBase, accountLinksCalls.acceptInvitation, body);
      }
      toast.success(done);
      void navigate(paths.login, { replace: true });
    } catch (thrown) {
      setFailure(thrown);
      setBusy(false);
    }
  }

  if (invalid) {
    return (
      <OutsideFrame title={title} siteName={siteName}>
        <ErrorState title={invalid} />
      </OutsideFrame>
    );
  }
  if (email === undefined) return <PageSpinner label="Checking the link" />;
  const isSaid = Object.keys(fields).some((name) => name === 'username' || name === 'password');
  return (
    <OutsideFrame title={title} text={`For ${email}`} siteName={siteName}>
      <form noValidate onSubmit={(event) => void send(event)}>
        {failure !== undefined && !isSaid && (
          <StatusBanner tone="error">
            {failureText(failure, 'That did not work. Please try again.')}
          </StatusBanner>
        )}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        {purpose === 'invitation' && (
          <Field label="Name" error={fields.username} required>
            <Input ref={username} name="username" autoComplete="nickname" autoFocus />
          </Field>
        )}
        <Field
          label="Password"
          hint={`At least ${limits.passwordMin} characters`}
          error={fields.password}
          required
        >
          <Input ref={password} type="password" name="password" autoComplete="new-password" />
        </Field>
        <Button type="submit" size="lg" loading={isBusy} loadingText="Saving...">
          {button}
        </Button>
      </form>
    </OutsideFrame>
  );
}
