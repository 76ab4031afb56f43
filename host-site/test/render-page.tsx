import { render } from '@testing-library/react';
import { UiProvider } from 'shared-ui';
import type { ReactNode } from 'react';
import { ContactForm } from '../src/features/contact/contact-form.tsx';
import { TechnologyTabs } from '../src/features/technologies/technology-tabs.tsx';
import type { PlacedIsland } from '../src/islands/registry.ts';
import type { Api } from '../src/lib/api.ts';
import type { Page, PageAddress } from '../src/lib/page.ts';
import { PageContext } from '../src/lib/page-context.ts';
import { loadResources } from '../src/lib/resources.ts';
import { stubPage } from './stub-site.ts';

const components = { contact: ContactForm, technologies: TechnologyTabs };

/** Renders a page over what an API answers, with islands that are alive at their place. */
export async function renderPage(page: Page, api: Api, overrides: Partial<PageAddress> = {}) {
  const address = { params: {}, query: new URLSearchParams(), ...overrides };
  const resources = await loadResources(page.resources(address), {
    api,
    texts: stubPage.site.texts,
    patience: new Promise(() => undefined),
  });
  return renderUi(<page.Component {...address} />, { resources });
}

/** Renders with the theme and a page around it. */
export function renderUi(element: ReactNode, page: Partial<PageContext> = {}) {
  return render(element, {
    wrapper: ({ children }) => (
      <PageContext value={{ ...stubPage, placeIsland, ...page }}>
        <UiProvider>{children}</UiProvider>
      </PageContext>
    ),
  });
}

function placeIsland({ name, props }: PlacedIsland) {
  const Component = components[name] as (props: object) => ReactNode;
  return <Component {...props} />;
}
