import { screen, waitFor, within } from '@testing-library/react';
import { axeFindings } from 'shared-ui/testing';
import type { MailServer } from 'content-api/mail';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import type { FakeServer } from '../testing/fake-server.ts';
import { testMe } from '../testing/test-me.ts';
import MailPage from './mail-page.tsx';

afterEach(forgetSession);

const none: MailServer = {
  source: 'none',
  host: '',
  port: 465,
  security: 'tls',
  user: '',
  hasPassword: false,
  isReadable: true,
  senderName: '',
  senderAddress: '',
  notify: [],
};
const saved: MailServer = {
  ...none,
  source: 'console',
  host: 'smtp.fastmail.com',
  user: 'ana@mora.example',
  hasPassword: true,
  senderName: 'Ana Mora',
  senderAddress: 'ana@mora.example',
  updatedAt: '2026-01-01T10:00:00.000Z',
};
const ok = (body: object) => ({ status: 200, body });
const open = (mail: MailServer, prepare?: (server: FakeServer) => void) =>
  renderScreen(<MailPage />, {
    prepare(server) {
      server.on('GET /mail', ok(mail));
      prepare?.(server);
    },
  });
const sent = (server: FakeServer) => server.calls.find(({ name }) => name === 'PUT /mail')?.body;

test('a provider fills in its server, and the password is sent once and kept nowhere', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { user, server, container } = await open(none, (fake) => fake.on('PUT /mail', ok(saved)));
  await user.selectOptions(await screen.findByLabelText('Provider'), 'Fastmail');
  expect(screen.getByText(/Fastmail wants an app password/)).toBeVisible();
  expect(screen.getByLabelText(/^Server/)).toHaveValue('smtp.fastmail.com');
  await user.type(screen.getByLabelText(/^User/), 'ana@mora.example');
  await user.type(screen.getByLabelText(/^Password/), 'tide & salt');
  await user.type(screen.getByLabelText(/^Sender address/), 'ana@mora.example');
  await user.type(screen.getByLabelText(/^New messages go to/), 'a@b.example, c@d.example');
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(server)).toEqual({
      host: 'smtp.fastmail.com',
      port: 465,
      security: 'tls',
      user: 'ana@mora.example',
      password: 'tide & salt',
      senderName: '',
      senderAddress: 'ana@mora.example',
      notify: ['a@b.example', 'c@d.example'],
    }),
  );
  await waitFor(() => expect(screen.getByLabelText(/^Password/)).toHaveValue(''));
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('tide');
});

test('without a new password the stored one stays', async () => {
  const { user, server } = await open(saved, (fake) => fake.on('PUT /mail', ok(saved)));
  const name = await screen.findByLabelText(/^Sender name/);
  expect(screen.getByText('One is stored. Leave this empty to keep it.')).toBeVisible();
  await user.clear(name);
  await user.type(name, 'Mora');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(server)).toMatchObject({ senderName: 'Mora', updatedAt: saved.updatedAt }));
  expect(sent(server)).not.toHaveProperty('password');
});

test('a refused password is said at its field, and what was typed stays', async () => {
  const message = 'Password is required: server, port or user are others now';
  const { user } = await open(saved, (fake) =>
    fake.on('PUT /mail', {
      status: 400,
      body: { success: false, code: 'VALIDATION', message, fields: { password: message } },
    }),
  );
  const host = await screen.findByLabelText(/^Server/);
  await user.clear(host);
  await user.type(host, 'smtp.other.example');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(host).toHaveValue('smtp.other.example');
});

test('what the server answers to a test is shown in words', async () => {
  const { user } = await open(saved, (fake) =>
    fake.on(
      'POST /mail/test',
      ok({ isSent: false, message: 'There is no server named smtp.fastmail.com.' }),
      ok({ isSent: true, message: 'The mail server took a mail to ana@mora.example.' }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Send a test' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no server named smtp.fastmail.com.');
  await user.click(screen.getByRole('button', { name: 'Send a test' }));
  expect(await screen.findByText('The mail server took a mail to ana@mora.example.')).toBeVisible();
});

test('removing asks first', async () => {
  const { user, server } = await open(saved, (fake) => fake.on('DELETE /mail', ok(none)));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Send no mail any more?' });
  expect(server.calls.map(({ name }) => name)).not.toContain('DELETE /mail');
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.getByLabelText(/^Server/)).toHaveValue(''));
  expect(screen.queryByRole('button', { name: 'Send a test' })).toBeNull();
});

test('a server of the environment is shown, and cannot be changed', async () => {
  await open({ ...saved, source: 'environment' });
  expect(await screen.findByText(/It is set by SMTP_URL on the server/)).toBeVisible();
  expect(screen.getByText('smtp.fastmail.com, port 465, TLS')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('somebody without all rights sees it and may try it', async () => {
  await open(saved, (server) =>
    server.on('GET /auth/me', { status: 200, body: { ...testMe, may: ['studio', 'people'] } }),
  );
  expect(await screen.findByText(/only somebody with all rights changes the server/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send a test' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a password that cannot be read any more is asked for', async () => {
  await open({ ...saved, isReadable: false });
  expect(await screen.findByText(/cannot be read any more.*Type it again/)).toBeVisible();
});
