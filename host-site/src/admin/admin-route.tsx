import { Spinner } from 'shared-ui';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { useSettings } from '../lib/use-settings.ts';
import { site } from '../site.ts';
import { AdminPanel } from './admin-panel.tsx';
import { AdminStage } from './admin-stage.ts';
import { openConsole } from './gateway.ts';
import type { LoadedConsole } from './gateway.ts';

type State =
  { step: 'loading' } | { step: 'ready'; console: LoadedConsole } | { step: 'failed'; error: unknown };

/** The mount of `/admin/*`: a spinner until the console is here, the console, or what went wrong and a way on. */
export function AdminRoute() {
  const settings = useSettings();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ step: 'loading' });
  const { admin } = settings;

  useEffect(() => {
    let wanted = true;
    // A page that was not made for the console may not run its scripts: the server sends one that may.
    if (!admin) return location.reload();
    openConsole(settings, admin, attempt).then(
      (opened) => wanted && setState({ step: 'ready', console: opened }),
      (error: unknown) => wanted && setState({ step: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
  }, [settings, admin, attempt]);

  function retry() {
    setState({ step: 'loading' });
    setAttempt((count) => count + 1);
  }

  if (state.step === 'loading') {
    return (
      <AdminStage>
        <Spinner label="Loading the dashboard" />
      </AdminStage>
    );
  }
  if (state.step === 'failed') return <AdminPanel error={state.error} onRetry={retry} />;
  const { AdminApp, notices } = state.console;
  return (
    <ErrorBoundary key={attempt} fallback={(_reset, error) => <AdminPanel error={error} onRetry={retry} />}>
      <AdminApp
        apiBase={settings.apiBase}
        siteName={site.brand}
        notices={notices}
        {...(admin?.previewRelease && { previewRelease: admin.previewRelease })}
      />
    </ErrorBoundary>
  );
}
