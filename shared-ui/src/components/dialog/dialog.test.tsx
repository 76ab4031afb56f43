import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithUi } from '../../testing/render.tsx';
import { stubDialog } from '../../testing/stub-dialog.ts';
import { Dialog } from './dialog.tsx';

function Example({ focusInput = false }: { focusInput?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Add a project"
        description="It is public at once."
        actions={<button>Save</button>}
      >
        <input aria-label="Title" data-autofocus={focusInput || undefined} />
      </Dialog>
    </>
  );
}

it('opens as a modal, named and described', async () => {
  stubDialog();
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  renderWithUi(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Add a project' });
  expect(dialog).toHaveAccessibleDescription('It is public at once.');
  expect(showModal).toHaveBeenCalledTimes(1);
});

it('gives the focus to the control that asks for it', async () => {
  renderWithUi(<Example focusInput />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
});

it.each(['Escape', 'its button'])('closes by %s and gives the focus back', async (way) => {
  renderWithUi(<Example />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  if (way === 'Escape') await userEvent.keyboard('{Escape}');
  else await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});
