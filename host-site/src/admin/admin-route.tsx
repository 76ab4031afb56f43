import { Spinner, toast, ToastRegion } from 'shared-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { AdminPanel } from './admin-panel.tsx';
import type { AdminSettings } from './admin-settings.ts';
import { AdminStage } from './admin-stage.ts';
import { TrialQuestion } from './trial-question.tsx';
import { openConsole, previewWanted } from './gateway.ts';
import type { LoadedConsole } from './gateway.ts';
import { writeLastGood } from './last-good.ts';
import { mayTryReleases } from './may-try-releases.ts';

type State =
  | { step: 'loading' }
  | { step: 'asking'; release: string; onAnswer: (agrees: boolean) => void }
  | { step: 'ready'; console: LoadedConsole }
  | { step: 'failed'; error: unknown };

/** A release that ran for so long has started well; what fails later is no reason to change it. */
const provenAfterMs = 3_000;

/** The mount of `/admin/*`: a spinner until the console is here, the console, or what went wrong and a way on. */
export function AdminRoute({ settings }: { settings: AdminSettings }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ step: 'loading' });
  const failed = useRef(new Map<string, unknown>());
  const agreed = useRef<string>(undefined);
  const leaveTrial = useEffectEvent(() => navigate({ pathname, search: '' }, { replace: true }));

  useEffect(() => {
    let isMounted = true;
    openConsole(settings, { failed: failed.current, agreesTo }).then(
      (opened) => isMounted && setState({ step: 'ready', console: opened }),
      (error: unknown) => isMounted && setState({ step: 'failed', error }),
    );
    return () => {
      isMounted = false;
    };

    async function agreesTo(release: string): Promise<boolean> {
      if (agreed.current === release) return true;
      if (!(await mayTryReleases(settings.apiBase))) {
        if (isMounted) toast.error('Your account may not try out releases.');
        void leaveTrial();
        return false;
      }
      return new Promise((resolve) => {
        if (isMounted) setState({ step: 'asking', release, onAnswer });
        function onAnswer(agrees: boolean): void {
          if (agrees) agreed.current = release;
          else void leaveTrial();
          setState({ step: 'loading' });
          resolve(agrees);
        }
      });
    }
  }, [settings, attempt]);

  const running = state.step === 'ready' ? state.console : null;
  useEffect(() => {
    if (!running || running.isPreview) return;
    const timer = setTimeout(() => writeLastGood(running.ref), provenAfterMs);
    return () => clearTimeout(timer);
  }, [running]);

  // After signing in, an admin is back at the address of the preview: reload to start its release.
  useEffect(() => {
    const requestedPreview = previewWanted();
    if (!running || !requestedPreview || pathname.startsWith('/admin/login')) return;
    if (requestedPreview.release !== running.ref.release) location.reload();
  }, [running, pathname]);

  function open() {
    setState({ step: 'loading' });
    setAttempt((count) => count + 1);
  }

  function retry() {
    failed.current.clear();
    open();
  }

  if (state.step === 'loading') {
    return (
      <AdminStage>
        <Spinner label="Loading the dashboard" />
      </AdminStage>
    );
  }
  if (state.step === 'asking') return <TrialQuestion release={state.release} onAnswer={state.onAnswer} />;
  if (state.step === 'failed') return <AdminPanel error={state.error} onRetry={retry} />;
  const { AdminApp, notices, ref, isPreview } = state.console;
  return (
    <>
      <StartGuard
        key={attempt}
        onStartFailed={(error) => {
          failed.current.set(ref.release, error);
          open();
        }}
        onRetry={retry}
      >
        <AdminApp
          apiBase={settings.apiBase}
          siteName={settings.siteName}
          notices={notices}
          {...(isPreview && { previewRelease: ref.release })}
        />
      </StartGuard>
      <ToastRegion />
    </>
  );
}

interface StartGuardProps {
  children: React.ReactNode;
  onStartFailed: (error: unknown) => void;
  onRetry: () => void;
}

/** A fault while the console starts is the release's: another one is tried. A later one is shown. */
function StartGuard({ children, onStartFailed, onRetry }: StartGuardProps) {
  const [startedAtMs] = useState(() => performance.now());
  return (
    <ErrorBoundary
      fallback={(_reset, error) => (
        <FailedConsole
          error={error}
          startedAtMs={startedAtMs}
          onStartFailed={onStartFailed}
          onRetry={onRetry}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

interface FailedConsoleProps extends Omit<StartGuardProps, 'children'> {
  error: unknown;
  startedAtMs: number;
}

function FailedConsole({ error, startedAtMs, onStartFailed, onRetry }: FailedConsoleProps) {
  const [hasFailedAtStart] = useState(() => performance.now() - startedAtMs < provenAfterMs);
  const report = useRef(onStartFailed);
  useEffect(() => {
    if (hasFailedAtStart) report.current(error);
  }, [hasFailedAtStart, error]);
  return hasFailedAtStart ? null : <AdminPanel error={error} onRetry={onRetry} />;
}
