import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { heldAnswer } from '../testing/fake-server.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import AccountPage from './account-page.tsx';

const startRegistration = jest.fn();
jest.mock('@simplewebauthn/browser', () => ({ startRegistration }));

const options = {
  rp: { name: 'Studio', id: 'studio.test' },
  user: { id: 'bWlyYQ', name: 'mira@studio.test', displayName: 'Mira' },
  challenge: 'c'.repeat(43),
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};

afterEach(forgetSession);

/** Goes on from the question who it is, and takes that back while the answer is on its way. */
async function cancel(button: string, call: string) {
  const answer = heldAnswer();
  const view = await renderScreen(<AccountPage />, {
    prepare(server) {
      server.on('GET /auth/sessions', { status: 200, body: { sessions: [] } });
      server.on('GET /auth/factors', {
        status: 200,
        body: { hasTotp: false, passkeys: [], recoveryCodesLeft: 0, isRequired: false },
      });
      server.on(call, answer.promise);
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: button }));
  fireEvent.click(dialog.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(view.server.bodies(call)).toHaveLength(1));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return { ...view, answer };
}

test('an app whose setting up was cancelled is not set up by a late answer', async () => {
  const { queries, answer } = await cancel('Set up an app', 'POST /auth/totp');
  answer.resolve({ status: 200, body: { secret: 'ABCDEFGH', uri: 'otpauth://totp/Studio' } });
  await waitFor(() => expect(queries.isMutating()).toBe(0));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a passkey that was cancelled is not asked of the browser by a late answer', async () => {
  const { server, queries, answer } = await cancel('Add a passkey', 'POST /auth/passkeys');
  answer.resolve({ status: 200, body: { challenge: 'c'.repeat(43), options } });
  await waitFor(() => expect(queries.isMutating()).toBe(0));
  expect(startRegistration).not.toHaveBeenCalled();
  expect(server.bodies('POST /auth/passkeys/confirm')).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
