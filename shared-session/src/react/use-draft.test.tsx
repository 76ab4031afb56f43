import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDraftStore } from '../draft-store.ts';
import { seconds } from '../testing/durations.ts';
import { forgetSession, installTestSession } from '../testing/index.ts';
import { useDraft } from './use-draft.ts';

afterEach(forgetSession);

function Form({ id = 'new' }: { id?: string }) {
  const { draft, save, clear } = useDraft<string>('post', id);
  return (
    <>
      <input aria-label="Title" onChange={(event) => save(event.target.value)} />
      {draft && <button onClick={clear}>Discard {draft.values}</button>}
    </>
  );
}

test('unsaved values are offered when the form opens again, until they are discarded', async () => {
  const { clock } = await installTestSession();
  const user = userEvent.setup();
  const first = render(<Form />);
  await user.type(screen.getByLabelText('Title'), 'Half');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => clock.advance(seconds(1)));
  await user.type(screen.getByLabelText('Title'), ' a title');
  first.unmount();

  const second = render(<Form />);
  await user.click(screen.getByRole('button', { name: 'Discard Half a title' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  second.unmount();

  render(<Form />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('another record has its own draft', async () => {
  const { session } = await installTestSession();
  const store = createDraftStore<string>({ session, form: 'post', id: 'a' });
  store.save('About a');
  store.flush();
  const { rerender } = render(<Form id="b" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<Form id="a" />);
  expect(screen.getByRole('button', { name: 'Discard About a' })).toBeVisible();
});
