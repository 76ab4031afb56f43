import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { forgetSession, installTestSession } from 'shared-session/testing';
import { ToastRegion, UiProvider } from 'shared-ui';
import { stubDialog } from 'shared-ui/testing';
import { LeaveGuard } from '../components/leave-guard.tsx';
import { createApi } from '../lib/api-client.ts';
import { ApiContext } from '../lib/api-context.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { createFakeServer } from './fake-server.ts';
import type { FakeServer } from './fake-server.ts';

// Chunks and toasts are fetched when they are first needed, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(30_000);

declare global {
  /** Whether React warns of updates outside of `act`. */
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/** Renders a screen as the console does, signed in, over a fake API. */
export async function renderScreen(
  screen: ReactElement,
  { path = '/admin/screen', prepare }: { path?: string; prepare: (server: FakeServer) => void },
) {
  // On a busy machine an answer of the fake API arrives between two waits of a test.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  stubDialog();
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  const fakes = await installTestSession();
  fakes.session.setNavigate(() => undefined);
  const server = createFakeServer();
  server.on('GET /messages', {
    status: 200,
    body: { messages: [], total: 0, unread: 0, keptDays: 0, canReply: true, page: 1, size: 1 },
  });
  server.on('GET /reports/admin-release', { status: 200, body: { reports: [] } });
  server.on('GET /reports/csp', { status: 200, body: { reports: [] } });
  server.on('GET /backups', { status: 200, body: {} });
  server.on('GET /auth/factors', {
    status: 200,
    body: { hasTotp: true, passkeys: [], recoveryCodesLeft: 10, isRequired: false },
  });
  server.on('GET /settings', {
    status: 200,
    body: { timeZone: 'UTC', trashDays: 30, historyDays: 90, historyKept: 10 },
  });
  server.on('GET /setup', { status: 200, body: { steps: [] } });
  prepare(server);
  window.history.replaceState({ idx: 0 }, '', path);
  const api = createApi({ apiBase: '', session: fakes.session, adapter: server.adapter });
  const queries = createQueryClient();
  const view = render(
    <UiProvider>
      <BrowserRouter>
        <ApiContext value={api}>
          <QueryClientProvider client={queries}>
            <LeaveGuard>
              <Suspense>
                <Routes>
                  <Route path="*" element={screen} />
                </Routes>
              </Suspense>
            </LeaveGuard>
          </QueryClientProvider>
        </ApiContext>
      </BrowserRouter>
      <ToastRegion />
    </UiProvider>,
  );
  const user = userEvent.setup();
  return { ...fakes, ...view, server, user, queries };
}

export { forgetSession };
