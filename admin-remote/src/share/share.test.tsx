import { screen, waitFor, within } from '@testing-library/react';
import { project } from 'content-api/contract';
import { axeFindings } from 'shared-ui/testing';
import type { FakeServer } from '../testing/fake-server.ts';
import { listedProject, projectView, testSettings } from '../testing/editorial.ts';
import { testId, testProject } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { RecordsPage } from '../records/records-page.tsx';

afterEach(() => {
  jest.restoreAllMocks();
  forgetSession();
});

const record = `project/${testId(1)}`;
const url = 'https://studio.example/preview/secret/projects/1';
const review = {
  _id: testId(50),
  record,
  revision: testId(900),
  revisionAt: '2026-11-19T08:00:00.000Z',
  title: 'Harbour Lane',
  state: 'changes',
  isEarlier: true,
  decision: { name: 'Ida', text: 'Nearly there', at: '2026-11-20T08:05:00.000Z' },
  expiresAt: '2126-11-20T08:05:00.000Z',
  comments: [
    { _id: testId(51), name: 'Ida', text: 'Bluer', at: '2026-11-20T08:00:00.000Z', isResolved: true },
  ],
  publishOnApproval: false,
  createdAt: '2026-11-19T08:05:00.000Z',
};

function open(prepare: (server: FakeServer) => void = () => undefined, search = '') {
  const page = (
    <main>
      <RecordsPage kind={project} />
    </main>
  );
  return renderScreen(page, {
    path: `/admin/projects${search}`,
    prepare(server) {
      server.on('GET /settings', testSettings);
      server.hold('project', listedProject('live'));
      server.on('GET /reviews', { status: 200, body: { reviews: [] } });
      prepare(server);
    },
  });
}

async function openShare(prepare: (server: FakeServer) => void) {
  const view = await open(prepare);
  await view.user.click(await screen.findByRole('button', { name: 'Share' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Share' })) };
}

test('a preview is opened in a new tab, and its link can be copied until it expires', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user, server, dialog } = await openShare((fake) =>
    fake.on('POST /previews', {
      status: 201,
      body: { _id: testId(60), url, expiresAt: '2026-11-20T09:05:00.000Z' },
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Open preview' }));
  expect(await dialog.findByLabelText('Preview link')).toHaveValue(url);
  expect(opened).toHaveBeenCalledWith(url, '_blank', 'noopener,noreferrer');
  const end = dialog.getByText('20 Nov 2026, 10:05 CET');
  expect(end).toHaveAttribute('title', '20 Nov 2026, 09:05 UTC');
  expect(end.parentElement).toHaveTextContent('Works until 20 Nov 2026, 10:05 CET. It is shown only now.');
  expect(server.bodies('POST /previews')).toEqual([{ record }]);
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(url);
});

test('a review is asked for with its end and whether approval publishes', async () => {
  const { user, server, dialog } = await openShare((fake) =>
    fake.on('POST /reviews', { status: 201, body: { ...review, state: 'open', url } }),
  );
  await user.click(dialog.getByLabelText('Publish on approval'));
  await user.click(dialog.getByRole('button', { name: 'Ask for review' }));
  expect(await dialog.findByLabelText('Review link')).toHaveValue(url);
  expect(server.bodies('POST /reviews')).toEqual([
    { record, publishOnApproval: true, expiresAt: expect.stringMatching(/Z$/) as string },
  ]);
});

test('lists the reviews with their state and comments, and revokes a link', async () => {
  const { user, server, dialog } = await openShare((fake) => {
    fake.on('GET /reviews', { status: 200, body: { reviews: [review] } });
    fake.on(`DELETE /reviews/${review._id}`, { status: 200, body: { success: true, message: '' } });
  });
  expect(await dialog.findByText('Changes asked for')).toBeVisible();
  expect(dialog.getByText(/of an earlier revision/)).toBeVisible();
  expect(dialog.getByText(/Bluer \(resolved\)/)).toBeVisible();
  expect(await axeFindings(screen.getByRole('dialog', { name: 'Share' }))).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Revoke link' }));
  expect(await screen.findByText('Review link revoked')).toBeVisible();
  expect(server.bodies(`DELETE /reviews/${review._id}`)).toHaveLength(1);
});

test('a refused review says why', async () => {
  const { user, dialog } = await openShare((fake) =>
    fake.on('POST /reviews', { status: 400, body: { success: false, message: 'Image is required' } }),
  );
  await user.click(dialog.getByRole('button', { name: 'Ask for review' }));
  expect(await screen.findByText('Image is required')).toBeVisible();
});

test('the form of a record shares it too', async () => {
  const { user } = await open(
    (fake) => {
      fake.on(`GET /projects/${testId(1)}`, { status: 200, body: testProject() });
      fake.on(`GET /records/project/${testId(1)}`, { status: 200, body: projectView({ live: {} }) });
    },
    `?edit=${testId(1)}`,
  );
  await screen.findByRole('button', { name: 'Update Project' });
  const form = within(screen.getByRole('dialog', { name: 'Edit Project' }));
  await user.click(form.getByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('button', { name: 'Open preview' })).toBeVisible();
});

test.each([
  ['POST /reviews', 'Ask for review', 'Review link', { ...review, state: 'open', url }],
  ['POST /previews', 'Open preview', 'Preview link', { _id: testId(60), url, expiresAt: review.expiresAt }],
])(
  '%s is asked for again with the same body and key when no answer came',
  async (call, name, label, body) => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { user, server, dialog } = await openShare((fake) =>
      fake.on(call, 'timeout', { status: 201, body }),
    );
    await user.click(dialog.getByRole('button', { name }));
    await waitFor(() => expect(dialog.getByRole('button', { name })).not.toHaveAttribute('aria-disabled'));
    await user.click(dialog.getByRole('button', { name }));
    expect(await dialog.findByLabelText(label)).toHaveValue(url);
    const [first, second] = server.calls.filter((sent) => sent.name === call);
    expect(first?.idempotencyKey).toMatch(/^\w{32}$/);
    expect(second).toMatchObject({ idempotencyKey: first?.idempotencyKey, body: first?.body });
  },
);
