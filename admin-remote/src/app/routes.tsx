import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PageSpinner } from '../components/page-spinner.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { accountPage, pages } from './pages.ts';

/** The screens by address; anything else is not found, inside the shell (ruling 42). */
export function ConsoleRoutes() {
  const { pathname } = useLocation();
  return (
    <PageBoundary key={pathname}>
      <Suspense fallback={<PageSpinner label="Loading" />}>
        <Routes>
          {[...pages, accountPage].map(({ route, Page }) => (
            <Route key={route} {...(route === '' ? { index: true } : { path: route })} element={<Page />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </PageBoundary>
  );
}
