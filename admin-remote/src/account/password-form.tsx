import { calls, limits } from 'content-api/contract';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Button, ErrorSummary, Field, Input, StatusBanner, toast } from 'shared-ui';
import { Panel } from '../components/panel.tsx';
import { useApi } from '../lib/api-context.ts';
import { failureText, isApiFailure, isSessionFailure } from '../lib/api-failure.ts';

type Faults = Partial<Record<string, string>>;

const names = ['currentPassword', 'newPassword', 'repeated'] as const;
const labels = {
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  repeated: 'Repeat New Password',
};

/** Changes the password. Passwords are read once and kept nowhere, not even as a draft. */
export function PasswordForm() {
  const api = useApi();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string>();

  async function change(event: FormEvent) {
    event.preventDefault();
    const element = form.current;
    if (isBusy || !element) return;
    const typed = typedIn(element);
    const { currentPassword, newPassword, repeated } = typed;
    const newFaults = faultsOf(currentPassword, newPassword, repeated);
    setFaults(newFaults);
    setFailure(undefined);
    setAttempt((count) => count + 1);
    if (Object.keys(newFaults).length > 0) return;
    setBusy(true);
    try {
      await api.call(calls.changePassword, { body: { currentPassword, newPassword } });
      forget(element, typed);
      toast.success('Password changed successfully');
    } catch (thrown) {
      if (isSessionFailure(thrown)) return;
      const fields = isApiFailure(thrown) ? thrown.fields : undefined;
      const text = failureText(thrown, 'Error changing password');
      if (!element.isConnected) toast.error(text);
      else if (fields) setFaults(fields);
      else setFailure(text);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel title="Password" description="Changing it ends every other session.">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void change(event)}
        style={{ display: 'grid', gap: '1rem', maxWidth: '26rem' }}
      >
        {failure && <StatusBanner tone="error">{failure}</StatusBanner>}
        <ErrorSummary
          attempt={attempt}
          errors={names
            .filter((name) => faults[name])
            .map((name) => ({ fieldId: `password-${name}`, message: labels[name] }))}
        />
        <Field
          controlId="password-currentPassword"
          label={labels.currentPassword}
          error={faults.currentPassword}
          required
        >
          <Input type="password" name="currentPassword" autoComplete="current-password" />
        </Field>
        <Field
          controlId="password-newPassword"
          label={labels.newPassword}
          hint={`At least ${limits.passwordMin} characters`}
          error={faults.newPassword}
          required
        >
          <Input type="password" name="newPassword" autoComplete="new-password" />
        </Field>
        <Field controlId="password-repeated" label={labels.repeated} error={faults.repeated} required>
          <Input type="password" name="repeated" autoComplete="new-password" />
        </Field>
        <div>
          <Button type="submit" loading={isBusy} loadingText="Changing...">
            Change Password
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function faultsOf(current: string, next: string, repeated: string): Faults {
  return {
    ...(current === '' && { currentPassword: 'Current Password is required' }),
    ...(next.length < limits.passwordMin && {
      newPassword: `New Password must be at least ${limits.passwordMin} characters`,
    }),
    ...(next !== repeated && { repeated: 'The passwords are not the same' }),
  };
}

type Typed = Record<(typeof names)[number], string>;

function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const [currentPassword = '', newPassword = '', repeated = ''] = names.map((name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  });
  return { currentPassword, newPassword, repeated };
}

/** Empties the fields, but those into which something else was typed since. */
function forget(form: HTMLFormElement, sent: Typed): void {
  for (const name of names) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement && input.value === sent[name]) input.value = '';
  }
}
