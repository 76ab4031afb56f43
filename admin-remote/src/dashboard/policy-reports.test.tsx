import { screen, waitFor } from '@testing-library/react';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { PolicyReports } from './policy-reports.tsx';

afterEach(forgetSession);

const report = {
  directive: 'script-src-elem',
  blocked: 'https://evil.example',
  page: '/blog',
  count: 3,
  lastAt: '2026-11-20T08:00:00.000Z',
};
const listed = (...reports: object[]) => ({ status: 200, body: { reports } });

test('blocked resources are listed with page and count, five at most', async () => {
  const others = Array.from({ length: 7 }, (_, at) => ({ ...report, page: `/blog/${at}`, count: 1 }));
  await renderScreen(<PolicyReports />, {
    prepare: (fake) => fake.on('GET /reports/csp', listed(report, ...others)),
  });
  expect(await screen.findByRole('region', { name: 'Blocked on the website' })).toBeVisible();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toHaveLength(5);
  expect(items[0]).toContain('https://evil.examplescript-src-elem on /blog · 3 times, last on');
  expect(items[1]).toContain('on /blog/0 · once');
});

test('without reports, nothing is shown', async () => {
  const { server } = await renderScreen(<PolicyReports />, {
    prepare: (fake) => fake.on('GET /reports/csp', listed()),
  });
  await waitFor(() => expect(server.calls.map(({ name }) => name)).toContain('GET /reports/csp'));
  expect(screen.queryByText('Blocked on the website')).toBeNull();
});
