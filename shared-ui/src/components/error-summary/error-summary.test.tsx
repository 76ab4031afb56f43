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

it('leads to the field without touching the address', async () => {
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
