import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderWithUi } from '../../testing/render.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import type { AlertDialogProps } from './alert-dialog.tsx';

function draw(props: Partial<AlertDialogProps> = {}) {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  renderWithUi(
    <AlertDialog
      open
      title="Delete project"
      confirmLabel="Delete"
      busyText="Deleting..."
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...props}
    >
      Are you sure you want to delete this project?
    </AlertDialog>,
  );
  return { onConfirm, onCancel };
}

it('asks its question and begins at the harmless answer', () => {
  draw();
  const dialog = screen.getByRole('alertdialog', { name: 'Delete project' });
  expect(dialog).toHaveAccessibleDescription('Are you sure you want to delete this project?');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

it('takes Escape as the harmless answer', async () => {
  const { onCancel, onConfirm } = draw();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

it('confirms once, not again while it is busy', async () => {
  const { onConfirm } = draw({ busy: true });
  await userEvent.click(screen.getByRole('button', { name: 'Deleting...' }));
  expect(onConfirm).not.toHaveBeenCalled();
});

it('has room for a third answer', () => {
  draw({ otherAction: <button>Archive</button> });
  const answers = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(answers).toEqual(['Cancel', 'Archive', 'Delete']);
});
