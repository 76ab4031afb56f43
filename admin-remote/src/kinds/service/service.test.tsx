import { act, screen, within } from '@testing-library/react';
import { emptyValues, service as serviceKind, studio } from 'content-api/contract';
import { listedRecord } from '../../testing/editorial.ts';
import type { FakeServer } from '../../testing/fake-server.ts';
import { testId, testService } from '../../testing/records.ts';
import { forgetSession, renderScreen } from '../../testing/render-console.tsx';
import ServicePage from './service-page.tsx';

afterEach(forgetSession);

const service = testService();
const envelope = (data: unknown) => ({ success: true, message: '', data });

function open(prepare: (server: FakeServer) => void = () => undefined, path = '/admin/services') {
  return renderScreen(<ServicePage />, {
    path,
    prepare(server) {
      server.hold('service', listedRecord(serviceKind, service));
      server.on(`GET /services/slug/${service._id}`, { status: 200, body: envelope(service) });
      prepare(server);
    },
  });
}

test('cards have Edit, Delete and Learn More', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Service Management' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add New Service' })).toBeVisible();
  const card = within(await screen.findByRole('article', { name: 'Web Development' }));
  expect(card.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/services/web-development');
  expect(card.getByRole('button', { name: 'Edit' })).toBeVisible();
});

test('a new service is sent with its sub-services; its slug follows its title', async () => {
  const { user, server } = await open(
    (fake) => fake.on('POST /services', { status: 201, body: envelope(service) }),
    '/admin/services?edit=new',
  );
  await user.type(await screen.findByLabelText(/^Title/), 'UI/UX Design');
  await user.type(screen.getByLabelText(/^Description/), 'Made to be used');
  expect(screen.getByLabelText(/^Slug/)).toHaveValue('ui-ux-design');
  await user.type(screen.getByLabelText(/^Icon/), '🎨');
  await user.click(screen.getByRole('button', { name: 'Add Sub-service' }));
  await user.click(screen.getByRole('button', { name: 'Create Service' }));
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getByRole('link', { name: 'Sub-services, number 1' })).toBeVisible();
  expect(screen.getByText('Sub-service title is required')).toBeVisible();
  expect(screen.getByText('Sub-service description is required')).toBeVisible();
  await user.type(screen.getByLabelText(/Sub-service title/), 'Research');
  await user.type(screen.getByLabelText(/Sub-service description/), 'We ask first');
  await user.click(screen.getByRole('button', { name: 'Create Service' }));
  expect(await screen.findByText('Service created successfully')).toBeVisible();
  expect(server.bodies('POST /services')).toEqual([
    {
      title: 'UI/UX Design',
      description: 'Made to be used',
      icon: '🎨',
      slug: 'ui-ux-design',
      features: [],
      subServices: [{ title: 'Research', description: 'We ask first', features: [] }],
      // Sent also while they are empty, so that they can be emptied.
      seoTitle: '',
      seoDescription: '',
      sharePicture: '',
      noindex: false,
    },
  ]);
});

async function fillAndSave(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.type(await screen.findByLabelText(/^Title/), 'UI/UX Design');
  await user.type(screen.getByLabelText(/^Description/), 'Made to be used');
  await user.type(screen.getByLabelText(/^Icon/), '🎨');
  await user.click(screen.getByRole('button', { name: 'Create Service' }));
}

test('after a refused save a new sub-service has the focus and is not red, and typing keeps the focus', async () => {
  const { user } = await open(
    (fake) => fake.on('POST /services', { status: 500 }),
    '/admin/services?edit=new',
  );
  await fillAndSave(user);
  expect((await screen.findAllByText('Failed to save service'))[0]).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Add Sub-service' }));
  await act(() => Promise.resolve());
  const title = screen.getByLabelText(/Sub-service title/);
  expect(title).toHaveFocus();
  expect(title).not.toHaveAttribute('aria-invalid');
  expect(screen.queryByText('Sub-service title is required')).not.toBeInTheDocument();

  await user.clear(screen.getByLabelText(/^Slug/));
  expect(await screen.findByText('Slug is required')).toBeVisible();
  expect(screen.getByLabelText(/^Slug/)).toHaveFocus();
});

test('adding an item keeps the marks of invalid fields and adds none', async () => {
  const { user } = await open(undefined, '/admin/services?edit=new');
  await user.click(await screen.findByRole('button', { name: 'Add Sub-service' }));
  await user.click(screen.getByRole('button', { name: 'Create Service' }));
  expect(await screen.findByText('Sub-service title is required')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Sub-service' }));
  await act(() => Promise.resolve());
  const [first, second] = screen.getAllByLabelText(/Sub-service title/);
  expect(first).toHaveAttribute('aria-invalid', 'true');
  expect(second).not.toHaveAttribute('aria-invalid');
  expect(second).toHaveFocus();
});

test('an edit keeps the ids of its sub-services', async () => {
  const { user, server } = await open(
    (fake) => fake.on(`PUT /services/${service._id}`, { status: 200, body: envelope(service) }),
    `/admin/services?edit=${service._id}`,
  );
  await user.click(await screen.findByRole('button', { name: 'Update Service' }));
  expect(await screen.findByText('Service updated successfully')).toBeVisible();
  expect(server.bodies(`PUT /services/${service._id}`)[0]).toMatchObject({
    updatedAt: service.updatedAt,
    subServices: [{ _id: testId(12), title: 'Shops', features: ['Payments'] }],
  });
});

test('a taken slug is reported once, at its field', async () => {
  const { user } = await open(
    (fake) =>
      fake.on(`PUT /services/${service._id}`, {
        status: 409,
        body: { message: 'This slug is taken', fields: { slug: 'This slug is taken' } },
      }),
    `/admin/services?edit=${service._id}`,
  );
  await user.click(await screen.findByRole('button', { name: 'Update Service' }));
  expect(await screen.findByRole('link', { name: 'Slug' })).toBeVisible();
  expect(screen.getByText('This slug is taken')).toBeVisible();
  expect(screen.getByLabelText(/^Slug/)).toHaveAccessibleDescription(/This slug is taken/);
});

test('a save that fails says so', async () => {
  const { user } = await open(
    (fake) => fake.on(`PUT /services/${service._id}`, { status: 500 }),
    `/admin/services?edit=${service._id}`,
  );
  await user.click(await screen.findByRole('button', { name: 'Update Service' }));
  expect((await screen.findAllByText('Failed to save service'))[0]).toBeVisible();
});

test('delete asks with the exact sentence and tells how it went', async () => {
  const { user } = await open((fake) =>
    fake.on(`DELETE /services/${service._id}`, 'offline', { status: 200, body: { success: true } }),
  );
  for (const text of ['Failed to delete service', 'Service deleted successfully']) {
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText('Are you sure you want to delete this service?')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(text)).toBeVisible();
  }
});

test('a list that cannot be fetched says so', async () => {
  await open((fake) => fake.on('GET /records/service', { status: 500 }));
  expect((await screen.findAllByText('Failed to load services'))[0]).toBeVisible();
});

test('beside an empty list stands what visitors see, and one press ends it or brings it back', async () => {
  const stored = {
    ...emptyValues(studio.fields),
    name: 'Orange Works',
    updatedAt: '2026-11-01T00:00:00.000Z',
  };
  const [before, after] = [stored, { ...stored, hasBuiltInServices: false }].map((body) => ({
    status: 200,
    body,
  }));
  const { user, server } = await renderScreen(<ServicePage />, {
    path: '/admin/services',
    prepare(fake) {
      fake.on('GET /studio', before!, before!, before!, after!);
      fake.on('PUT /studio', 'offline', after!, before!);
    },
  });
  expect(await screen.findByText(/visitors see four built-in services/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Show visitors none' }));
  expect(await screen.findByText('Error saving')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show visitors none' }));
  expect(await screen.findByText('While this list is empty, visitors see no services.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the built-in services' }));
  expect(await screen.findByText(/visitors see four built-in services/)).toBeVisible();
  const sent = server.bodies('PUT /studio') as { hasBuiltInServices: boolean }[];
  expect(sent.map(({ hasBuiltInServices }) => hasBuiltInServices)).toEqual([false, false, true]);
  expect(sent[0]).toMatchObject({ name: 'Orange Works', updatedAt: stored.updatedAt });
});
