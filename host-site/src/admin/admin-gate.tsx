import { Spinner } from 'shared-ui';
import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { PageTrouble } from '../components/page-trouble.tsx';
import { AdminStage } from './admin-stage.ts';

type State = { step: 'loading' } | { step: 'ready'; AdminRoute: ComponentType } | { step: 'failed' };

/** Stands for `/admin/*` in the public bundle: shows a spinner while the code of the gateway loads. */
export function AdminGate() {
  const [state, setState] = useState<State>({ step: 'loading' });
  const load = useCallback(() => {
    import(/* webpackChunkName: "admin" */ './admin-route.tsx').then(
      ({ AdminRoute }) => setState({ step: 'ready', AdminRoute }),
      () => setState({ step: 'failed' }),
    );
  }, []);
  useEffect(load, [load]);

  if (state.step === 'ready') return <state.AdminRoute />;
  if (state.step === 'failed') return <PageTrouble onRetry={load} />;
  return (
    <AdminStage>
      <Spinner label="Loading the dashboard" />
    </AdminStage>
  );
}
