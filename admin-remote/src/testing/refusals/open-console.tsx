import { Route, Routes } from 'react-router-dom';
import { RequireAdmin } from 'shared-session/react';
import { paths } from '../../lib/paths.ts';
import { renderScreen } from '../render-console.tsx';
import { ConsoleRoutes } from '../../app/routes.tsx';
import type { CallRow } from './call-row.ts';

/** The console at the address of a row, behind its guard, which leads to a login that is only named here. */
export function openConsole({ address, prepare }: Pick<CallRow, 'address' | 'prepare'>) {
  const screens = (
    <RequireAdmin>
      <main>
        <ConsoleRoutes />
      </main>
    </RequireAdmin>
  );
  return renderScreen(
    <Routes>
      <Route path={paths.login} element={<h1>Login</h1>} />
      <Route path="/admin/*" element={screens} />
    </Routes>,
    { path: address, prepare },
  );
}
