import type { SiteTexts } from 'content-api/site-texts';
import { UiProvider } from 'shared-ui';
import type { Look } from 'shared-ui';
import type { ReactNode } from 'react';
import { IslandContext } from '../islands/island-context.ts';
import type { IslandPlaces } from '../islands/island-context.ts';
import type { ContactOutcome } from '../lib/contact-outcome.ts';
import { ContactOutcomeContext } from '../lib/contact-outcome-context.ts';
import type { LoadedResources } from '../lib/resources/load-resources.ts';
import { ResourceContext } from '../lib/resources/resource-context.ts';
import { SettingsContext } from '../lib/settings-context.ts';
import type { PageSettings } from '../lib/settings.ts';
import { StudioContext } from '../lib/studio/studio-context.ts';
import type { Studio } from '../lib/studio/studio.ts';
import { TextsContext } from '../lib/texts/texts-context.ts';
import { Shell } from './shell/shell.tsx';
import { Splash } from './shell/splash.tsx';
import { SiteStyles } from './site-styles.tsx';

interface AppProps {
  pathname: string;
  settings: PageSettings;
  studio: Studio;
  look: Look;
  texts: SiteTexts;
  resources: LoadedResources;
  islands: IslandPlaces;
  /** Outcome of a form posted without script, to be shown on the contact page. */
  contact?: ContactOutcome;
  /** The page. */
  children: ReactNode;
}

/** The whole site around a page. It is rendered on the server only. */
export function App({
  pathname,
  settings,
  studio,
  look,
  texts,
  resources,
  islands,
  contact,
  children,
}: AppProps) {
  return (
    <SettingsContext value={settings}>
      <TextsContext value={texts}>
        <StudioContext value={studio}>
          <ResourceContext value={resources}>
            <ContactOutcomeContext value={contact}>
              <IslandContext value={islands}>
                <UiProvider>
                  <SiteStyles studio={studio} look={look} />
                  <Splash />
                  <Shell pathname={pathname}>{children}</Shell>
                </UiProvider>
              </IslandContext>
            </ContactOutcomeContext>
          </ResourceContext>
        </StudioContext>
      </TextsContext>
    </SettingsContext>
  );
}
