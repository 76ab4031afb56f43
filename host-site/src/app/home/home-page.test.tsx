import { screen } from '@testing-library/react';
import { renderPage } from '../../../test/render-page.tsx';
import { createStubApi } from '../../../test/stub-api.ts';
import { createApi } from '../../lib/api.ts';
import { page } from './home-page.tsx';

test('without one answer the home page keeps its first screen, and each section says or shows what it has', async () => {
  const stub = createStubApi();
  stub.mood = '500';
  await renderPage(page, createApi({ apiBase: '/api', portfolioBase: '/api/portfolio', fetch: stub.fetch }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We create digital experiences');
  expect(screen.getByRole('link', { name: 'See Our Work' })).toHaveAttribute('href', '/projects');
  expect(screen.queryByRole('heading', { name: 'Latest Project' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Frontend Development' })).toBeVisible();
  expect(screen.getByText('Failed to load technologies. Please try again later.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send Message' })).toBeVisible();
});
