import { render } from '@testing-library/react';
import { UiProvider } from 'shared-ui';
import { ContactForm } from '../src/features/contact/components/contact-form.tsx';
import { TechnologyTabs } from '../src/features/technologies/components/technology-tabs.tsx';
import { IslandContext } from '../src/islands/island-context.ts';
import type { IslandPlaces } from '../src/islands/island-context.ts';
import type { Api } from '../src/lib/api/api.ts';
import type { Page, PageAddress } from '../src/lib/page/page.ts';
import { loadResources } from '../src/lib/resources/load-resources.ts';
import { ResourceContext } from '../src/lib/resources/resource-context.ts';
import { SettingsContext } from '../src/lib/settings-context.ts';
import { StudioContext } from '../src/lib/studio/studio-context.ts';
import { TextsContext } from '../src/lib/texts/texts-context.ts';
import { stubStudio, stubTexts } from './stub-site.ts';

const settings = {
  apiBase: '/api',
  portfolioBase: '/api/portfolio',
  contact: { url: '/api/contact', key: '' },
  siteUrl: 'https://studio.test',
};

const components = { contact: ContactForm, technologies: TechnologyTabs };

/** Islands that are alive at their place. */
export const aliveIslands: IslandPlaces = {
  place({ name, props }) {
    const Component = components[name] as (props: object) => React.ReactNode;
    return <Component {...props} />;
  },
};

/** Renders a page over what an API answers. */
export async function renderPage(page: Page, api: Api, given: Partial<PageAddress> = {}) {
  const address = { params: {}, query: new URLSearchParams(), ...given };
  const resources = await loadResources(page.resources(address), {
    api,
    patience: new Promise(() => undefined),
  });
  return render(
    <SettingsContext value={settings}>
      <TextsContext value={stubTexts}>
        <StudioContext value={stubStudio}>
          <ResourceContext value={resources}>
            <IslandContext value={aliveIslands}>
              <UiProvider>
                <page.Component {...address} />
              </UiProvider>
            </IslandContext>
          </ResourceContext>
        </StudioContext>
      </TextsContext>
    </SettingsContext>,
  );
}
