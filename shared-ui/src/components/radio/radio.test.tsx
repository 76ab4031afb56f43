import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithUi } from '../../testing/render.tsx';
import { Radio } from './radio.tsx';

test('one of a group is chosen, by pointer on its words and by keyboard', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  renderWithUi(
    <>
      <Radio name="side" label="Left" value="left" onChange={onChange} />
      <Radio name="side" label="Right" value="right" onChange={onChange} />
    </>,
  );
  const [left, right] = screen.getAllByRole('radio');
  await user.click(screen.getByText('Right'));
  expect(right).toBeChecked();
  await user.keyboard('{ArrowUp}');
  expect(left).toBeChecked();
  expect(right).not.toBeChecked();
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a disabled one cannot be chosen', async () => {
  renderWithUi(<Radio name="side" label="Left" disabled />);
  await userEvent.click(screen.getByText('Left'));
  expect(screen.getByRole('radio', { name: 'Left' })).not.toBeChecked();
});
