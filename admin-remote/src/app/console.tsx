import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { requireSession } from 'shared-session';
import type { AdminAppProps } from '../admin-app-props.ts';
import { LeaveGuard } from '../components/leave-guard.tsx';
import { createApi } from '../lib/api-client.ts';
import { ApiContext } from '../lib/api-context.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { SiteNameContext } from '../lib/window-title.ts';
import { PaletteKeys } from '../palette/palette-keys.tsx';
import { ConsoleRoutes } from './routes.tsx';
import { Shell } from './shell.tsx';
import { TimeoutDialog } from './timeout-dialog.tsx';

// From here: asked for by the exposed module, the screens' chunks would bring what they share with this one once more.
export { preloadScreen } from './pages.ts';

/** Everything behind the guard. */
export default function Console({ apiBase, siteName, notices = [], previewRelease }: AdminAppProps) {
  const [api] = useState(() => createApi({ apiBase, session: requireSession() }));
  const [queries] = useState(createQueryClient);
  useEffect(() => requireSession().on('user-changed', () => queries.clear()), [queries]);
  const allNotices = previewRelease ? [...notices, `Release ${previewRelease} is on trial.`] : notices;
  return (
    <SiteNameContext value={siteName}>
      <ApiContext value={api}>
        <QueryClientProvider client={queries}>
          <LeaveGuard>
            <Shell notices={allNotices}>
              <ConsoleRoutes />
            </Shell>
            <PaletteKeys />
            <TimeoutDialog />
          </LeaveGuard>
        </QueryClientProvider>
      </ApiContext>
    </SiteNameContext>
  );
}
