import { screen, waitFor } from '@testing-library/react';
import type { OutboxStatus as Status } from 'content-api/contract';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { OutboxStatus } from './outbox-status.tsx';

afterEach(forgetSession);

const fine: Status = {
  mail: { isSetUp: true, to: ['hello@studio.test'] },
  webhook: { isSetUp: false },
  purge: { isSetUp: true, waiting: 0, failed: 0 },
  waiting: 0,
  failed: 0,
  canary: { state: 'arrived', at: '2026-11-20T08:00:00.000Z' },
};

const open = (status: Partial<Status>) =>
  renderScreen(<OutboxStatus />, {
    prepare: (fake) => fake.on('GET /outbox', { status: 200, body: { ...fine, ...status } }),
  });

test('a check that did not arrive is told in red, with the reason', async () => {
  await open({ canary: { state: 'missing', at: '2026-11-20T08:00:00.000Z', reason: 'Invalid login' } });
  expect(await screen.findByRole('alert')).toHaveTextContent(/check did not arrive.*Invalid login/);
});

test('no mail set up is explained', async () => {
  await open({ mail: { isSetUp: false, to: [] }, canary: { state: 'none' } });
  expect(await screen.findByText(/No mail is set up/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set mail up' })).toHaveAttribute('href', '/admin/mail');
});

test('what could not be sent is counted', async () => {
  await open({ waiting: 2, failed: 1 });
  expect(
    await screen.findByText(/2 could not be sent yet and will be tried again; 1 could not be delivered\./),
  ).toBeVisible();
});

test('a cache that is not told of changes is told, with the reason', async () => {
  await open({ purge: { isSetUp: true, waiting: 3, failed: 1, reason: 'The address answered with 500' } });
  const banner = await screen.findByText(/was not told of 4 changes.*PURGE_URL/);
  expect(banner).toHaveTextContent('The last attempt said: The address answered with 500');
});

test('while all is well, nothing is shown', async () => {
  const { server } = await open({});
  await waitFor(() => expect(server.calls.map(({ name }) => name)).toContain('GET /outbox'));
  expect(screen.queryByText(/mail/i)).toBeNull();
});
