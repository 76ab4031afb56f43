import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderWithUi } from '../../testing/render.tsx';
import { Menu } from './menu.tsx';

function draw() {
  const onPress = jest.fn();
  renderWithUi(
    <Menu label="More">
      <button onClick={onPress}>History</button>
    </Menu>,
  );
  return { onPress, list: screen.getByRole('group', { name: 'More' }) };
}

it('is opened by its button, which names it', () => {
  const { list } = draw();
  const opener = screen.getByRole('button', { name: 'More' });
  expect(list).toHaveAttribute('popover', 'auto');
  expect(opener).toHaveAttribute('popovertarget', list.id);
});

it('is closed before an action of it does anything', async () => {
  const order: string[] = [];
  const { list, onPress } = draw();
  onPress.mockImplementation(() => order.push('press'));
  Object.assign(list, { hidePopover: () => order.push('close') });
  await userEvent.click(screen.getByRole('button', { name: 'History' }));
  expect(order).toEqual(['close', 'press']);
});
