import { UiProvider } from 'shared-ui';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { PageTrouble } from '../components/page-trouble.tsx';
import { ContactOutcomeContext } from '../lib/contact-outcome-context.ts';
import { ResourceContext } from '../lib/resources/resource-context.ts';
import { SettingsContext } from '../lib/settings-context.ts';
import { StudioContext } from '../lib/studio/studio-context.ts';
import { PublicPage } from './public-page.tsx';
import { RuntimeContext } from './runtime-context.ts';
import { Cursor } from './shell/cursor.tsx';
import { Shell } from './shell/shell.tsx';
import { Splash } from './shell/splash.tsx';
import { SiteStyles } from './site-styles.tsx';
import type { SiteRuntime } from './site-runtime.ts';

interface AppProps {
  runtime: SiteRuntime;
}

/** The whole site below its router and style cache; the same tree on the server and in the browser. */
export function App({ runtime }: AppProps) {
  return (
    <RuntimeContext value={runtime}>
      <SettingsContext value={runtime.settings}>
        <StudioContext value={runtime.studio}>
          <ResourceContext value={runtime.resources}>
            <ContactOutcomeContext value={runtime.contact}>
              <UiProvider>
                {typeof document === 'undefined' && (
                  <SiteStyles studio={runtime.studio} look={runtime.look} />
                )}
                <ErrorBoundary fallback={(retry) => <PageTrouble onRetry={retry} />}>
                  <Splash />
                  <Shell>
                    <PublicPage />
                  </Shell>
                </ErrorBoundary>
                <ErrorBoundary fallback={() => null}>
                  <Cursor />
                </ErrorBoundary>
              </UiProvider>
            </ContactOutcomeContext>
          </ResourceContext>
        </StudioContext>
      </SettingsContext>
    </RuntimeContext>
  );
}
