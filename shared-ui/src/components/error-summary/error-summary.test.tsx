import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderWithUi } from '../../testing/render.tsx';
import { ErrorSummary } from './error-summary.tsx';

const errors = [{ fieldId: 'title', message: 'Title is required' }];

it('takes the focus when it appears, and again at the next attempt', () => {
  const { rerender } = renderWithUi(<ErrorSummary errors={[]} attempt={0} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(<ErrorSummary errors={errors} attempt={1} />);
  expect(screen.getByRole('alert', { name: 'Please check the following' })).toHaveFocus();
  screen.getByRole('link').focus();
  rerender(<ErrorSummary errors={errors} attempt={2} />);
  expect(screen.getByRole('alert')).toHaveFocus();
});

it('keeps the focus when errors change between two attempts', () => {
  const { rerender } = renderWithUi(<ErrorSummary errors={errors} attempt={1} />);
  rerender(<ErrorSummary errors={[]} attempt={1} />);
  rerender(<ErrorSummary errors={errors} attempt={1} />);
  expect(screen.getByRole('alert')).not.toHaveFocus();
  rerender(<ErrorSummary errors={[]} attempt={2} />);
  rerender(<ErrorSummary errors={errors} attempt={2} />);
  expect(screen.getByRole('alert')).toHaveFocus();
});

it('without an attempt number, takes the focus whenever it appears', () => {
  const { rerender } = renderWithUi(<ErrorSummary errors={[]} />);
  rerender(<ErrorSummary errors={errors} />);
  expect(screen.getByRole('alert')).toHaveFocus();
});

it('links to the field without changing the address', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  renderWithUi(
    <>
      <ErrorSummary errors={errors} />
      <input id="title" aria-label="Title" />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Title is required' }));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  expect(location.hash).toBe('');
});
