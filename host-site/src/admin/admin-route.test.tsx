import { createHash, webcrypto } from 'node:crypto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { forgetSession, installTestSession } from 'shared-session/testing';
import { stubDialog } from 'shared-ui/testing';
import { renderUi } from '../../test/render-page.tsx';
import type { AdminAppProps } from './admin-app-props.ts';
import { AdminRoute } from './admin-route.tsx';
import type { AdminSettings } from './admin-settings.ts';
import { loadAdmin, sharedOnPage } from './load-remote.ts';

jest.mock('./load-remote.ts');

const files = { 'remoteEntry.abc.js': 'sha384-a' };
const lines = Object.entries(files).map(([file, hash]) => `${file}\0${hash}\n`);
const content = createHash('sha256').update(lines.join('')).digest('hex').slice(0, 10);
const live = '2.0.0-bbbbbbb-0123456789';
const older = `1.0.0-aaaaaaa-${content}`;
const offer = {
  v: 1,
  app: 'host-site',
  remote: 'admin_remote',
  consumes: ['./AdminApp'],
  props: 1,
  provides: {},
};
const contract = { v: 1, app: 'admin-remote', remote: 'admin_remote', exposes: ['./AdminApp'], shared: {} };
const refOf = (release: string) => ({
  release,
  manifest: `/releases/${release}/release.json`,
  integrity: 'sha384-x',
});
const settings: AdminSettings = { apiBase: '/api', siteName: 'The studio', remoteUrl: 'https://admin.test' };
const loaded: string[] = [];
let may: string[];

function answerTo(url: string): unknown {
  if (url.endsWith('/auth/me')) return { may };
  return url.endsWith('live.json') ? refOf(live) : { files, contract };
}

function Console({ previewRelease }: AdminAppProps) {
  return <h1>{previewRelease ? `On trial: ${previewRelease}` : 'The live console'}</h1>;
}

beforeEach(() => {
  stubDialog();
  loaded.length = 0;
  may = ['content', 'releases'];
  jest.mocked(sharedOnPage).mockReturnValue({});
  jest.mocked(loadAdmin).mockImplementation((entry) => {
    loaded.push(entry);
    return Promise.resolve({ default: Console });
  });
  Object.assign(globalThis, {
    HOST_CONTRACT: offer,
    fetch: (url: string | URL) =>
      Promise.resolve({ ok: true, json: () => Promise.resolve(answerTo(String(url))) }),
  });
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  AbortSignal.timeout ??= () => new AbortController().signal;
});

afterEach(() => {
  forgetSession();
  for (const name of ['HOST_CONTRACT', 'fetch']) Reflect.deleteProperty(globalThis, name);
  window.history.replaceState({}, '', '/');
});

async function open(address: string, isSignedIn = true) {
  await installTestSession(isSignedIn ? {} : { user: null });
  window.history.replaceState({}, '', address);
  renderUi(
    <BrowserRouter>
      <AdminRoute settings={settings} />
    </BrowserRouter>,
  );
  return userEvent.setup();
}

test('a link to a release is asked about first, and a yes runs it', async () => {
  const user = await open(`/admin?release=${older}`);
  const question = await screen.findByRole('alertdialog', { name: 'Try out another release?' });
  expect(question).toHaveTextContent(older);
  expect(loaded).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Try it out' }));
  expect(await screen.findByRole('heading', { name: `On trial: ${older}` })).toBeVisible();
});

test('without a yes the live release runs, and the address loses its release', async () => {
  const user = await open(`/admin/projects?release=${older}`);
  await user.click(await screen.findByRole('button', { name: 'Use the live release' }));
  expect(await screen.findByRole('heading', { name: 'The live console' })).toBeVisible();
  expect(loaded).toEqual([`https://admin.test/releases/${live}/remoteEntry.abc.js`]);
  expect(window.location.pathname + window.location.search).toBe('/admin/projects');
});

test('an account without the right to releases runs the live one, and is not asked', async () => {
  may = ['content', 'publish'];
  await open(`/admin/projects?release=${older}`);
  expect(await screen.findByRole('heading', { name: 'The live console' })).toBeVisible();
  expect(await screen.findByText('Your account may not try out releases.')).toBeVisible();
  expect(loaded).toEqual([`https://admin.test/releases/${live}/remoteEntry.abc.js`]);
  expect(window.location.pathname + window.location.search).toBe('/admin/projects');
});

test('without a release in the address nothing is asked', async () => {
  await open('/admin');
  expect(await screen.findByRole('heading', { name: 'The live console' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
