import { render, screen } from '@testing-library/react';
import { UiProvider } from 'shared-ui';
import { MemoryRouter } from 'react-router-dom';
import { createStubApi } from '../../../test/stub-api.ts';
import { stubStudio } from '../../../test/stub-site.ts';
import { createApi } from '../../lib/api/api.ts';
import { createPageCodes } from '../../lib/page/page-codes.ts';
import { createPart } from '../../lib/page/part.ts';
import { createResourceCache } from '../../lib/resources/resource-cache.ts';
import { ResourceContext } from '../../lib/resources/resource-context.ts';
import { SettingsContext } from '../../lib/settings-context.ts';
import { StudioContext } from '../../lib/studio/studio-context.ts';
import { page } from './home-page.tsx';

const address = { params: {}, query: new URLSearchParams() };
const settings = {
  apiBase: '/api',
  portfolioBase: '/api/portfolio',
  contact: { url: '/api/contact', key: '' },
  siteUrl: 'https://studio.test',
};

/** The page as a browser shows it after a navigation, when no call gave an answer. */
async function showWithoutAnswers() {
  const stub = createStubApi();
  stub.mood = '500';
  const resources = createResourceCache({ api: createApi({ ...settings, fetch: stub.fetch }) });
  await Promise.all([
    ...page.resources(address).map((one) => resources.ensure(one)),
    ...(page.parts ?? []).map((part) => part.load()),
  ]);
  render(
    <MemoryRouter>
      <SettingsContext value={settings}>
        <StudioContext value={stubStudio}>
          <ResourceContext value={resources}>
            <UiProvider>
              <page.Component {...address} />
            </UiProvider>
          </ResourceContext>
        </StudioContext>
      </SettingsContext>
    </MemoryRouter>,
  );
}

test('without one answer the home page keeps its first screen, and each section says or shows what it has', async () => {
  await showWithoutAnswers();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We create digital experiences');
  expect(screen.getByRole('link', { name: 'See Our Work' })).toHaveAttribute('href', '/projects');
  expect(screen.queryByRole('heading', { name: 'Latest Project' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Frontend Development' })).toBeVisible();
  expect(screen.getByText('Failed to load technologies. Please try again later.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send Message' })).toBeVisible();
});

test('a part whose code does not come leaves the rest of the page', async () => {
  const broken = createPart(() => Promise.reject(new Error('no code')));
  const route = { name: 'x', code: () => Promise.resolve({ page: { ...page, parts: [broken] } }) };
  const codes = createPageCodes();
  await codes.load(route);
  expect(codes.peek(route)).toMatchObject({ parts: [broken] });
});
