import styled from '@emotion/styled';
import { Spinner } from 'shared-ui';
import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { PageTrouble } from '../components/page-trouble.tsx';

type State = { step: 'loading' } | { step: 'ready'; AdminRoute: ComponentType } | { step: 'failed' };

/** The mount of `/admin/*` as public pages know it: a spinner, until the code for the console's part is here. */
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
    <Stage>
      <Spinner label="Loading the dashboard" />
    </Stage>
  );
}

const Stage = styled.main`
  display: grid;
  min-height: 100dvh;
  place-items: center;
`;
