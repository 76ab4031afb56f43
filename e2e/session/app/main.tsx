import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { createSession } from 'shared-session';
import { RequireAdmin } from 'shared-session/react';
import { GlobalStyles, UiProvider } from 'shared-ui';
import { Console } from './console.tsx';
import { LoginPage } from './login-page.tsx';
import { RemoteSlot } from './remote-slot.tsx';
import { Toasts } from './toasts.tsx';
import { Warning } from './warning.tsx';

Object.assign(globalThis, { hostSession: createSession(), hostCreate: createSession });

createRoot(document.getElementById('root')!).render(
  <UiProvider>
    <GlobalStyles />
    <BrowserRouter>
      <Toasts />
      <RemoteSlot />
      <Routes>
        <Route path="/" element={<h1>Public page</h1>} />
        <Route path="/admin/login" element={<LoginPage />} />
        <Route
          path="/admin/*"
          element={
            <RequireAdmin fallback={<p role="status">Loading</p>}>
              <Console />
              <Warning />
            </RequireAdmin>
          }
        />
      </Routes>
    </BrowserRouter>
  </UiProvider>,
);
