import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { project } from 'content-api/contract';
import { listedProject, testSettings } from '../../testing/editorial.ts';
import { heldAnswer } from '../../testing/fake-server.ts';
import { testId } from '../../testing/records.ts';
import { forgetSession, renderScreen } from '../../testing/render-console.tsx';
import { RecordsPage } from '../records-page.tsx';

afterEach(forgetSession);

const [one, two] = [testId(1), testId(2)];
const remove = (id: string) => `DELETE /projects/${id}`;
const done = { status: 200, body: { success: true, message: '' } };

/** Two records are deleted; the answer for one of them is held back. */
async function deleteTwo() {
  const answer = heldAnswer();
  const view = await renderScreen(<RecordsPage kind={project} />, {
    path: '/admin/projects?view=table',
    prepare(server) {
      server.on('GET /settings', testSettings);
      server.hold('project', listedProject('live'), listedProject('live', { _id: two, title: 'Loom' }));
      server.on(remove(one), answer.promise);
      server.on(remove(two), done);
    },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const bar = within(screen.getByRole('group', { name: 'Selected projects' }));
  fireEvent.click(bar.getByRole('button', { name: 'Delete' }));
  const confirm = within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' });
  await view.user.dblClick(confirm);
  await waitFor(() => expect(view.server.bodies(remove(one))).toHaveLength(1));
  return { ...view, bar, answer };
}

test('two presses delete each record once, and no other action begins meanwhile', async () => {
  const { user, server, bar, answer } = await deleteTwo();
  await user.dblClick(bar.getByRole('button', { name: 'Unpublish' }));
  await user.dblClick(bar.getByRole('button', { name: /Delete/ }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  answer.resolve(done);
  expect(await screen.findByText('2 projects deleted')).toBeVisible();
  const writes = server.calls.map(({ name }) => name).filter((name) => !name.startsWith('GET '));
  expect(writes.toSorted()).toEqual([remove(one), remove(two)]);
});

test('a record that somebody else has deleted is named, and the others are deleted', async () => {
  const { bar, answer } = await deleteTwo();
  answer.resolve({ status: 404, body: { success: false, message: 'Project not found' } });
  expect(await screen.findByText('Project deleted successfully')).toBeVisible();
  expect(bar.getByRole('alert')).toHaveTextContent('Harbour Lane: Project not found');
});
