import { Suspense, useEffect, useRef } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PageSpinner } from '../components/page-spinner.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { accountPage, pages } from './pages.ts';

/** The screens by address; anything else is not found, inside the shell (ruling 42). */
export function ConsoleRoutes() {
  const { pathname } = useLocation();
  const hasShown = useRef(false);
  return (
    <PageBoundary key={pathname} hasShown={() => hasShown.current}>
      <Suspense fallback={<PageSpinner label="Loading" />}>
        <Routes>
          {[...pages, accountPage].map(({ route, Page }) => (
            <Route key={route} {...(route === '' ? { index: true } : { path: route })} element={<Page />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
        <Shown onShown={() => void (hasShown.current = true)} />
      </Suspense>
    </PageBoundary>
  );
}

/** Beside a screen: comes to life with it, once its chunk is there. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(() => onShown(), [onShown]);
  return null;
}
