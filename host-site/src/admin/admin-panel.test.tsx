import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { renderUi } from '../../test/render-ui.tsx';
import { adminError } from './admin-error.ts';
import { AdminPanel } from './admin-panel.tsx';
import { contractFaults } from './check-contract.ts';

test('the panel says what happened, offers another try and the way back', async () => {
  const onRetry = jest.fn();
  const error = adminError('pointer-unreachable', 'The dashboard’s server cannot be reached.');
  renderUi(
    <MemoryRouter>
      <AdminPanel error={error} onRetry={onRetry} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByText(/cannot be reached/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Website' })).toHaveAttribute('href', '/');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a release that needs another major, an unknown package or a missing router name is refused', () => {
  const provided = { react: '19.3.1', 'shared-ui': '1.0.0' };
  const surface = ['Link'];
  expect(
    contractFaults({ shared: { react: '^19.0.0' }, routerSurface: ['Link'] }, provided, surface),
  ).toEqual([]);
  expect(contractFaults({ shared: { react: '^20.0.0' } }, provided, surface)).toEqual([
    'It needs react ^20.0.0; this site has 19.3.1.',
  ]);
  expect(
    contractFaults({ shared: { 'shared-ui': '^1.2.0', lodash: '^4.0.0' } }, provided, surface),
  ).toHaveLength(2);
  expect(contractFaults({ routerSurface: ['useBlocker'] }, provided, surface)).toHaveLength(1);
});
