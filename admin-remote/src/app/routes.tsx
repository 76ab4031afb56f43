import { Route, Routes, useLocation } from 'react-router-dom';
import { PageSpinner } from '../components/page-spinner.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { screens } from './pages.ts';

/** The screens by address; anything else is not found, inside the shell. */
export function ConsoleRoutes() {
  const { pathname } = useLocation();
  const loading = <PageSpinner label="Loading" />;
  return (
    <PageBoundary key={pathname}>
      <Routes>
        {screens.map(({ route, Page }) => (
          <Route
            key={route}
            {...(route === '' ? { index: true } : { path: route })}
            element={<Page loading={loading} />}
          />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </PageBoundary>
  );
}
