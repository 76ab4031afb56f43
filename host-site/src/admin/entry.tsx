import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { UiProvider } from 'shared-ui';
import { emotionOptions } from '../app/emotion-options.ts';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { paths } from '../lib/paths.ts';
import { AdminPanel } from './admin-panel.tsx';
import { AdminRoute } from './admin-route.tsx';
import type { AdminSettings } from './admin-settings.ts';
import { OtherDocument } from './other-document.tsx';

// Rules go in through the CSSOM, which the content security policy allows; text nodes it would refuse.
const cache = createCache({ ...emotionOptions, speedy: true });
// The server draws the spinner alone, so `:first-child` is safe; Emotion warns of it otherwise.
cache.compat = true;

const element = (id: string) => document.getElementById(id) ?? document.body;
const settings = JSON.parse(element('config').textContent) as AdminSettings;

createRoot(element('root')).render(
  <CacheProvider value={cache}>
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
