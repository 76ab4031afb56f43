import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithUi } from '../../testing/render.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { ToastRegion } from './toast-region.tsx';
import { toast } from './toast.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function say(run: () => void) {
  renderWithUi(<ToastRegion />);
  await act(async () => {
    run();
    await jest.advanceTimersByTimeAsync(150);
  });
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('disappears after three seconds', async () => {
  await say(() => toast.success('Project created successfully'));
  expect(screen.getByText('Project created successfully')).toBeInTheDocument();
  await pass(2900);
  expect(screen.getByText('Project created successfully')).toBeInTheDocument();
  await pass(200);
  expect(screen.queryByText('Project created successfully')).not.toBeInTheDocument();
});

it('stays for the given duration', async () => {
  await say(() => toast.error('Session expired', { durationMs: 5000 }));
  await pass(4800);
  expect(screen.getByText('Session expired')).toBeInTheDocument();
  await pass(300);
  expect(screen.queryByText('Session expired')).not.toBeInTheDocument();
});

it('pauses on hover and focus, then continues with the remaining time', async () => {
  await say(() => toast.success('Saved'));
  await pass(1850);
  const message = screen.getByText('Saved');
  fireEvent.mouseEnter(message.parentElement!);
  await pass(10_000);
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
  fireEvent.mouseLeave(message.parentElement!);
  await pass(10_000);
  expect(message).toBeInTheDocument();
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
  await pass(900);
  expect(message).toBeInTheDocument();
  await pass(200);
  expect(message).not.toBeInTheDocument();
});

it('disappears when it is dismissed', async () => {
  await say(() => toast.success('Saved'));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await pass(10);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

it('stays longer with an action, which is run once and closes it', async () => {
  const onPress = jest.fn();
  await say(() => toast.success('Project deleted', { action: { label: 'Undo', onPress } }));
  await pass(9000);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await pass(10);
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Project deleted')).not.toBeInTheDocument();
});

it.each(['Undo', 'Dismiss'])('gives the focus back after %s', async (name) => {
  renderWithUi(
    <main tabIndex={-1}>
      <button>Edit</button>
    </main>,
  );
  const edit = screen.getByRole('button', { name: 'Edit' });
  edit.focus();
  await say(() => toast.success('Deleted', { action: { label: 'Undo', onPress: () => undefined } }));
  const button = screen.getByRole('button', { name });
  act(() => button.focus());
  fireEvent.click(button);
  await pass(10);
  expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
  expect(edit).toHaveFocus();
});

it('gives the focus to the content of the page when its place is gone', async () => {
  const page = renderWithUi(
    <main tabIndex={-1}>
      <button>Edit</button>
    </main>,
  );
  screen.getByRole('button', { name: 'Edit' }).focus();
  await say(() => toast.success('Deleted'));
  const button = screen.getByRole('button', { name: 'Dismiss' });
  act(() => button.focus());
  page.rerender(<main tabIndex={-1} />);
  fireEvent.click(button);
  await pass(10);
  expect(screen.getByRole('main')).toHaveFocus();
});

it('is announced by one polite live region', async () => {
  await say(() => {
    toast.success('One');
    toast.error('Two');
  });
  const regions = document.querySelectorAll('[aria-live]');
  expect(regions).toHaveLength(1);
  expect(regions[0]).toHaveAttribute('aria-live', 'polite');
  expect(regions[0]).toHaveAccessibleName('Notifications');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('stands inside the dialog on top, which leaves nothing else reachable, and outlives it', async () => {
  await say(() => toast.success('Saved'));
  const { rerender } = renderWithUi(<Dialog open title="Add a project" onClose={() => {}} />);
  const dialog = screen.getByRole('dialog', { name: 'Add a project' });
  expect(dialog).toContainElement(screen.getByText('Saved'));
  rerender(<Dialog open={false} title="Add a project" onClose={() => {}} />);
  expect(document.body).toContainElement(screen.getByText('Saved'));
});
