import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../test/render-page.tsx';
import { adminError } from './admin-error.ts';
import { AdminPanel } from './admin-panel.tsx';

test('the panel says what happened, offers another try and the way back', async () => {
  const onRetry = jest.fn();
  const error = adminError('pointer-unreachable', 'The dashboard’s server cannot be reached.');
  renderUi(<AdminPanel error={error} onRetry={onRetry} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByText(/cannot be reached/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Website' })).toHaveAttribute('href', '/');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
