import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { UiProvider } from 'shared-ui';
import { createBrowserStyles } from '../app/browser-styles.ts';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { paths } from '../lib/paths.ts';
import { AdminPanel } from './admin-panel.tsx';
import { AdminRoute } from './admin-route.tsx';
import type { AdminSettings } from './admin-settings.ts';
import { OtherDocument } from './other-document.tsx';

const element = (id: string) => document.getElementById(id) ?? document.body;
const settings = JSON.parse(element('config').textContent) as AdminSettings;

createRoot(element('root')).render(
  <CacheProvider value={createBrowserStyles()}>
    <UiProvider>
      <BrowserRouter useTransitions={false}>
        <ErrorBoundary fallback={(retry, error) => <AdminPanel error={error} onRetry={retry} />}>
          <Routes>
            <Route path={`${paths.admin}/*`} element={<AdminRoute settings={settings} />} />
            <Route path="*" element={<OtherDocument />} />
          </Routes>
        </ErrorBoundary>
      </BrowserRouter>
    </UiProvider>
  </CacheProvider>,
);
