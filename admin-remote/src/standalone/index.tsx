import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Navigate, Route, Routes } from 'react-router-dom';
import { createSession } from 'shared-session';
import { GlobalStyles, ToastRegion, UiProvider } from 'shared-ui';
import AdminApp from '../expose/admin-app.tsx';

createSession({ apiBase: '/api' });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <UiProvider>
    <GlobalStyles />
    <BrowserRouter>
      <Routes>
        <Route path="/admin/*" element={<AdminApp apiBase="/api" siteName="Studio" />} />
        <Route path="/" element={<Navigate to="/admin" replace />} />
        <Route
          path="*"
          element={<Link to="/admin">This page belongs to the site. Back to the console</Link>}
        />
      </Routes>
    </BrowserRouter>
    <ToastRegion />
  </UiProvider>,
);
