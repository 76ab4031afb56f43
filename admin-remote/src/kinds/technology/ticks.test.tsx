import { screen } from '@testing-library/react';
import { limits } from 'content-api/contract';
import { createDraftStore, requireSession } from 'shared-session';
import { testId, testTechnology } from '../../testing/records.ts';
import { forgetSession, renderScreen } from '../../testing/render-console.tsx';
import TechnologyPage from './technology-page.tsx';

afterEach(forgetSession);

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    testTechnology({
      _id: testId(1000 + index),
      name: `Tool ${index + 1}`,
      category: index === 1 ? 'api' : 'frontend',
      isSelected: false,
    }),
  );

/** @param left ticks of an earlier visit */
function open(count: number, left: Record<string, boolean> = {}) {
  return renderScreen(<TechnologyPage />, {
    path: '/admin/technologies?filter=api',
    prepare(server) {
      const store = createDraftStore({ session: requireSession(), form: 'technologies', id: 'selection' });
      if (Object.keys(left).length > 0) store.save(left);
      store.flush();
      const technologies = rows(count);
      server.on('GET /technologies', { status: 200, body: { technologies } });
      const body = { success: true, message: '', data: { technologies } };
      server.on('PUT /technologies', { status: 200, body });
    },
  });
}

test('ticks that were not saved are offered again', async () => {
  const { user } = await open(2, { [testId(1001)]: true });
  expect(await screen.findByText('1 selection from an earlier visit was not saved.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Show Tool 2' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Restore draft' }));
  expect(screen.getByRole('checkbox', { name: 'Show Tool 2' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
});

test('ticks that are not saved are asked about when they are left', async () => {
  const { user } = await open(2);
  await user.click(await screen.findByRole('checkbox', { name: 'Show Tool 2' }));
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
});

test('a list longer than the API takes at once goes without the rows that did not change', async () => {
  const { user, server } = await open(limits.technologyRows + 1);
  await user.click(await screen.findByRole('checkbox', { name: 'Show Tool 2' }));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Technologies saved successfully!');
  expect(server.bodies('PUT /technologies')).toMatchObject([
    { technologies: [{ name: 'Tool 2', isSelected: true }] },
  ]);
});
