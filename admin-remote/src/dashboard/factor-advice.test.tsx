import { screen, waitFor } from '@testing-library/react';
import type { User } from 'content-api/contract';
import { factorsKey } from '../lib/factors-query.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { testMe } from '../testing/test-me.ts';
import { FactorAdvice } from './factor-advice.tsx';

afterEach(forgetSession);

const none = { hasTotp: false, passkeys: [], recoveryCodesLeft: 0, isRequired: false };
const passkey = {
  _id: testMe._id,
  name: 'Laptop',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: null,
};

function open({ me = testMe, factors = none }: { me?: User; factors?: object }) {
  return renderScreen(<FactorAdvice />, {
    prepare(fake) {
      fake.on('GET /auth/me', { status: 200, body: me });
      fake.on('GET /auth/factors', { status: 200, body: factors });
    },
  });
}

test('an owner with a password alone is asked for a second factor, and led to where it is added', async () => {
  await open({});
  const link = await screen.findByRole('link', { name: 'Add a second factor' });
  expect(link).toHaveAttribute('href', '/admin/account');
});

test.each([
  ['an app', { ...none, hasTotp: true }],
  ['a passkey', { ...none, passkeys: [passkey] }],
])('an owner with %s is asked for nothing', async (_, factors) => {
  const { queries } = await open({ factors });
  await waitFor(() => expect(queries.getQueryData(factorsKey)).toEqual(factors));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('who may not do everything is asked for nothing', async () => {
  const me: User = { ...testMe, may: ['content', 'publish'] };
  const { server, queries } = await open({ me });
  await waitFor(() => expect(queries.getQueryData(['me'])).toEqual(me));
  expect(server.calls.map(({ name }) => name)).not.toContain('GET /auth/factors');
});
