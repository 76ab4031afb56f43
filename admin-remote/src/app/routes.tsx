import { Route, Routes, useLocation } from 'react-router-dom';
import { PageSpinner } from '../components/page-spinner.tsx';
import { useMay } from '../lib/use-me.ts';
import { PageBoundary } from './page-boundary.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { screens } from './pages.ts';
import { RefusedPage } from './refused-page.tsx';

/** The screens by address; anything else is not found, inside the shell. */
export function ConsoleRoutes() {
  const { pathname } = useLocation();
  const may = useMay();
  const loading = <PageSpinner label="Loading" />;
  return (
    <PageBoundary key={pathname}>
      <Routes>
        {screens.map(({ route, needs, Page }) => (
          <Route
            key={route}
            {...(route === '' ? { index: true } : { path: route })}
            element={
              needs === undefined || may(needs) ? (
                <Page loading={loading} />
              ) : (
                <RefusedPage needs={needs} loading={loading} />
              )
            }
          />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </PageBoundary>
  );
}
