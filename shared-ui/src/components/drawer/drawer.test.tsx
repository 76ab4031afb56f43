import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderWithUi } from '../../testing/render.tsx';
import { Drawer } from './drawer.tsx';

it('closes by its button, by Escape and by a press beside it, but not by one inside', async () => {
  const onClose = jest.fn();
  renderWithUi(
    <Drawer open onClose={onClose} label="Menu">
      <p>Inside</p>
    </Drawer>,
  );
  fireEvent.click(screen.getByText('Inside'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('dialog', { name: 'Menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(3);
});
