import { fireEvent, screen, waitFor } from '@testing-library/react';
import { project } from 'content-api/contract';
import { projectView } from '../testing/editorial.ts';
import { heldAnswer } from '../testing/fake-server.ts';
import { isSent } from '../testing/form-controls.ts';
import { testId } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import RecordForm from './record-form.tsx';

afterEach(forgetSession);

const put = `PUT /records/project/${testId(1)}`;
const newer = projectView({ draft: { title: 'Harbour', subtitle: 'A yard' } });
newer.record = { ...newer.record, version: testId(905) };

/** Types into the form of a draft and has it saved as one by the keyboard; its answer is held back. */
async function saveDraft() {
  const answer = heldAnswer();
  const view = await renderScreen(<RecordForm kind={project} id={testId(1)} onClose={() => undefined} />, {
    prepare(server) {
      server.on(`GET /projects/${testId(1)}`, { status: 404 });
      server.on(`GET /records/project/${testId(1)}`, { status: 200, body: projectView({ draft: {} }) });
      server.on(put, answer.promise, { status: 200, body: newer });
    },
  });
  fireEvent.change(await screen.findByLabelText(/^Title/), { target: { value: 'Harbour' } });
  const button = screen.getByRole('button', { name: 'Save draft' });
  button.focus();
  await view.user.keyboard('{Enter}');
  await isSent(view.server, put, 1);
  return { ...view, answer, button };
}

test('the button keeps the focus while the draft is on its way, and takes no second press', async () => {
  const { server, user, answer, button } = await saveDraft();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Schedule' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  fireEvent.click(screen.getByRole('button', { name: 'Schedule' }));
  expect(screen.queryByRole('dialog', { name: /Schedule/ })).not.toBeInTheDocument();
  answer.resolve({ status: 503, body: { message: 'Restarting' } });
  expect(await screen.findByText('Restarting')).toBeVisible();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  expect(button).toHaveFocus();
  expect(server.bodies(put)).toHaveLength(1);
});

test('the shortcut that publishes changes nothing about a draft on its way', async () => {
  const { server, answer } = await saveDraft();
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  answer.resolve({ status: 409, body: { message: 'Stale', current: newer } });
  await isSent(server, put, 2);
  expect(server.bodies(put)[1]).toMatchObject({ data: { title: 'Harbour' }, version: testId(905) });
  expect(server.bodies(put)[1]).not.toHaveProperty('publish');
  expect(await screen.findByText('Draft saved')).toBeVisible();
});
