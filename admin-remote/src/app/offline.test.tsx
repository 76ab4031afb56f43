import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import AuditPage from '../audit/audit-page.tsx';
import { listedProject, projectView, testSettings } from '../testing/editorial.ts';
import { testId } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { openConsole } from '../testing/refusals/open-console.tsx';

afterEach(() => {
  onlineManager.setOnline(true);
  forgetSession();
});

test('what is pressed offline fails at once, says so, and is not done later unasked', async () => {
  const change = `PATCH /records/project/${testId(1)}`;
  const { server } = await openConsole({
    address: '/admin/projects',
    prepare(fake) {
      fake.on('GET /settings', testSettings);
      fake.hold('project', listedProject('live'));
      fake.on(change, 'offline', { status: 200, body: projectView({ live: {} }) });
    },
  });
  const featured = await screen.findByRole('button', { name: /^Featured: / });
  fireEvent.offline(window);
  fireEvent.click(featured);
  expect(await screen.findByText('Error saving')).toBeVisible();
  expect(featured).toHaveAttribute('aria-busy', 'false');
  fireEvent.online(window);
  fireEvent.click(featured);
  expect(await screen.findByText(/^Featured\./)).toBeVisible();
  expect(server.calls.filter(({ name }) => name === change)).toHaveLength(2);
});

test('a screen that is opened offline says so, and reads again once the connection is back', async () => {
  onlineManager.setOnline(false);
  await renderScreen(<AuditPage />, {
    prepare(fake) {
      fake.on('GET /settings', testSettings);
      const refusals = Array.from({ length: 3 }, () => 'offline' as const);
      fake.on('GET /audit', ...refusals, {
        status: 200,
        body: { items: [], total: 0, page: 1, size: 25 },
      });
    },
  });
  expect(await screen.findByText('Error fetching the audit')).toBeVisible();
  fireEvent.online(window);
  await waitFor(() => expect(screen.queryByText('Error fetching the audit')).not.toBeInTheDocument());
});
