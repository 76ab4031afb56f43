import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { requireSession } from 'shared-session';
import type { LoginResult } from 'shared-session';
import { useSession } from 'shared-session/react';
import { Button, Checkbox, Field, Heading, Icon, Input, StatusBanner, Text } from 'shared-ui';
import { PageSpinner } from '../components/page-spinner.tsx';
import { lazyPage } from '../lib/lazy-page.ts';
import { paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/window-title.ts';
import { icons } from '../components/icons.ts';
import { endedText } from './ended-text.ts';
import { LoginFrame } from './login-frame.ts';
import { nextScreen } from './next-screen.ts';
import type { SecondStepWanted } from './second-step.tsx';

// Few accounts need it before they are in.
const secondStep = lazyPage(() => import(/* webpackChunkName: "second-step" */ './second-step.tsx'));

interface LoginPageProps {
  siteName: string;
  apiBase: string;
  /** Called once the page is there and the network is idle for what comes after it: the path of the next screen. */
  onShown?: (next: string) => void;
}

interface Faults {
  email?: string;
  password?: string;
  /** Message of the server, or that it could not be reached. */
  form?: string;
}

/** Signs an administrator in and leads back to where the guard sent them away from. */
export default function LoginPage({ siteName, apiBase, onShown }: LoginPageProps) {
  const { status, reason } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [second, setSecond] = useState<SecondStepWanted>();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const remember = useRef<HTMLInputElement>(null);
  useDocumentTitle('Admin Login', siteName);
  const from = (location.state as { from?: unknown } | null)?.from;
  const next = nextScreen(from);
  useEffect(() => onShown?.(next), [onShown, next]);
  const enter = (returnPath: string) => void navigate(returnPath, { replace: true });

  async function signIn(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const missing = missingFields(email.current?.value ?? '', password.current?.value ?? '');
    setFaults(missing);
    if (missing.email) return email.current?.focus();
    if (missing.password) return password.current?.focus();
    await settle(
      requireSession().login({
        email: email.current?.value.trim() ?? '',
        password: password.current?.value ?? '',
        remember: remember.current?.checked ?? false,
        from,
      }),
    );
  }

  async function settle(answer: Promise<LoginResult>): Promise<void> {
    setBusy(true);
    const result = await answer;
    if (result.ok) return enter(result.returnPath);
    setBusy(false);
    const { body, fields, message } = result;
    if (body?.challenge !== undefined) {
      const refusal = await import(/* webpackChunkName: "second-step" */ './refusal-of.ts').then(
        ({ refusalOf }) => refusalOf(result),
        () => undefined,
      );
      const { challenge, methods = [] } = refusal ?? {};
      if (challenge !== undefined) return setSecond({ challenge, methods });
    }
    const refused = { email: fields?.email, password: fields?.password };
    const isSaidByField = Object.values(refused).includes(message);
    setFaults({ ...refused, form: isSaidByField ? undefined : message });
    (refused.email ? email : password).current?.focus();
  }

  async function signInWithPasskey(): Promise<LoginResult> {
    try {
      const { signInByPasskey } = await import(
        /* webpackChunkName: "second-step" */ './sign-in-by-passkey.ts'
      );
      return await signInByPasskey(apiBase, { remember: remember.current?.checked ?? false, from });
    } catch {
      return { ok: false, message: 'Passkeys could not be loaded. Check your connection and try again.' };
    }
  }

  function startAgain(why?: string): void {
    setSecond(undefined);
    setFaults({ form: why });
  }

  if (status === 'loading' && !isBusy) return <PageSpinner label="Checking your session" />;
  const isSignedIn = status === 'authenticated' || status === 'warning';
  if (isSignedIn && !isBusy && !second) return <Navigate to={paths.dashboard} replace />;
  const ended = endedText(reason, location.state);
  return (
    <LoginFrame>
      <div className="panel">
        <span className="sign">
          <Icon name={icons.lock} />
        </span>
        <Heading level={1} size="h3">
          Admin Login
        </Heading>
        {second && (
          <secondStep.Page
            {...second}
            apiBase={apiBase}
            from={from}
            onDone={enter}
            onBack={startAgain}
            loading={<PageSpinner label="Loading the second step" />}
          />
        )}
        {!second && (
          <>
            <Text size="sm">Sign in to access your dashboard</Text>
            <form noValidate onSubmit={(event) => void signIn(event)}>
              {faults.form && <StatusBanner tone="error">{faults.form}</StatusBanner>}
              {ended && !faults.form && <StatusBanner>{ended}</StatusBanner>}
              <Field label="Email Address" error={faults.email} required>
                <Input ref={email} type="email" name="email" autoComplete="username" autoFocus />
              </Field>
              <Field label="Password" error={faults.password} required>
                <Input ref={password} type="password" name="password" autoComplete="current-password" />
              </Field>
              <Checkbox ref={remember} name="remember" label="Remember me for 30 days" />
              <Button type="submit" size="lg" loading={isBusy} loadingText="Authenticating...">
                Sign In
              </Button>
              <Button variant="secondary" disabled={isBusy} onClick={() => void settle(signInWithPasskey())}>
                Use a passkey
              </Button>
            </form>
            <Link className="back" to={paths.forgot}>
              Forgot your password?
            </Link>
          </>
        )}
        <a className="back" href={paths.website}>
          <Icon name="arrow-left" />
          Back to Website
        </a>
      </div>
    </LoginFrame>
  );
}

function missingFields(email: string, password: string): Faults {
  return {
    ...(email.trim() === '' && { email: 'Email Address is required' }),
    ...(password === '' && { password: 'Password is required' }),
  };
}
