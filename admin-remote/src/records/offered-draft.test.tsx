import { screen, within } from '@testing-library/react';
import { project } from 'content-api/contract';
import { createDraftStore } from 'shared-session';
import ProjectPage from '../kinds/project/project-page.tsx';
import { listedProject } from '../testing/editorial.ts';
import { testId, testProject } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { formValuesOf } from './form-values.ts';

afterEach(forgetSession);

/** The form of a project of which an earlier visit left a draft behind. @param since what is stored meanwhile */
async function openWithDraft(typed: object, since: Partial<ReturnType<typeof testProject>> = {}) {
  const view = await renderScreen(<ProjectPage />, {
    path: '/admin/projects',
    prepare(server) {
      server.hold('project', listedProject('live'));
      server.on(`GET /projects/${testId(1)}`, { status: 200, body: testProject(since) });
    },
  });
  const store = createDraftStore({ session: view.session, form: 'project', id: testId(1) });
  const base = formValuesOf(project.fields, testProject());
  store.save({ base, values: { ...base, ...typed }, version: 'x' });
  store.flush();
  await view.user.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByText(/^You have unsaved changes from /);
  return { ...view, store };
}

test('a discarded draft is gone, and the form shows what is stored', async () => {
  const { user, store } = await openWithDraft({ title: 'My title' });
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Harbour Lane');
  expect(store.load()).toBeUndefined();
});

test('a draft of a record that changed meanwhile is merged, with a question where both changed a field', async () => {
  const { user } = await openWithDraft(
    { title: 'My title', subtitle: 'Half a sentence' },
    { title: 'Their title', shortDescription: 'Their words', updatedAt: '2026-10-03T09:00:00.000Z' },
  );
  const row = within(screen.getByRole('region', { name: 'Title' }));
  expect(row.getByLabelText('Stored now')).toHaveTextContent('Their title');
  await user.click(screen.getByRole('button', { name: 'Restore draft' }));
  const goOn = screen.getByRole('button', { name: 'Go on with these values' });
  expect(goOn).toBeDisabled();
  const choice = within(screen.getByRole('group', { name: 'Title' }));
  await user.click(choice.getByRole('radio', { name: /Their title/ }));
  await user.click(goOn);
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Their title');
  expect(screen.getByLabelText(/Subtitle/)).toHaveValue('Half a sentence');
  expect(screen.getByLabelText(/Short Description/)).toHaveValue('Their words');
});
