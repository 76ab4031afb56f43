import { fireEvent, screen } from '@testing-library/react';
import { renderWithUi } from '../../testing/render.tsx';
import { Button } from './button.tsx';

it('submits a form only with type submit', () => {
  renderWithUi(<Button>Press</Button>);
  expect(screen.getByRole('button', { name: 'Press' })).toHaveAttribute('type', 'button');
});

it('is announced as busy, keeps the focus and neither acts nor submits meanwhile', () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  renderWithUi(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading loadingText="Sending..." onClick={onClick}>
        Send
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Sending...' });
  button.focus();
  fireEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
