import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createStubApi } from '../../test/stub-api.ts';
import { createApi } from '../lib/api/api.ts';
import { createPageCodes } from '../lib/page/page-codes.ts';
import { stubStudio } from '../../test/stub-site.ts';
import { createResourceCache } from '../lib/resources/resource-cache.ts';
import { App } from './app.tsx';
import type { SiteRuntime } from './site-runtime.ts';

jest.mock('./shell/footer.tsx', () => ({
  Footer() {
    throw new Error('broken footer');
  },
}));

test('a fault outside of the page shows a text and a second try, never nothing', () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const settings: SiteRuntime['settings'] = {
    apiBase: '/api',
    portfolioBase: '/api/portfolio',
    contact: { url: '/api/contact', key: '' },
    siteUrl: 'https://studio.test',
  };
  const api = createApi({ ...settings, fetch: createStubApi().fetch });
  const runtime = {
    settings,
    studio: stubStudio,
    resources: createResourceCache({ api }),
    codes: createPageCodes(),
  };
  render(
    <MemoryRouter initialEntries={['/about']}>
      <App runtime={runtime} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(reported).toHaveBeenCalled();
});
