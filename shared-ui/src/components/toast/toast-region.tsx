import { lazy, Suspense, useEffect, useState } from 'react';
import { onToast, type Toast } from './toast.ts';

const ToastList = lazy(() => import('./toast-list.tsx'));

/** Where toasts appear, bottom right. Nothing is fetched before the first one is said. */
export function ToastRegion() {
  const [first, setFirst] = useState<Toast[]>([]);
  const [isListReady, setListReady] = useState(false);
  useEffect(() => {
    if (isListReady) return;
    return onToast((said) => setFirst((before) => [...before, said]));
  }, [isListReady]);
  if (first.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastList first={first} onReady={() => setListReady(true)} />
    </Suspense>
  );
}
