import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { requireSession, returnPath } from 'shared-session';
import { useSession } from 'shared-session/react';

export function LoginPage() {
  const { status } = useSession();
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const navigate = useNavigate();
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (status === 'authenticated')
      void navigate(returnPath(requireSession(), state?.from), { replace: true });
  }, [status, navigate, state]);

  async function signIn(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const result = await requireSession().login({
      email: fields.email ?? '',
      password: fields.password ?? '',
      remember: fields.remember === 'on',
      from: state?.from,
    });
    if (result.ok) void navigate(result.returnPath, { replace: true });
    else setMessage(result.message);
  }

  return (
    <main>
      <h1>Admin Login</h1>
      <form onSubmit={(event) => void signIn(event)}>
        <label>
          Email Address <input name="email" type="email" />
        </label>
        <label>
          Password <input name="password" type="password" />
        </label>
        <label>
          <input name="remember" type="checkbox" /> Remember me for 30 days
        </label>
        <button>Sign In</button>
      </form>
      <p role="alert">{message}</p>
    </main>
  );
}
