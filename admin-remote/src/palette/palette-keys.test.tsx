import { screen, waitFor } from '@testing-library/react';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { useSearchKey } from '../lib/use-search-key.ts';
import { PaletteKeys } from './palette-keys.tsx';

afterEach(forgetSession);

function Screen() {
  return (
    <>
      <PaletteKeys />
      <input type="search" aria-label="Find" ref={useSearchKey()} />
    </>
  );
}

test('keys that act alone can be switched off, and on again', async () => {
  const { user, session } = await renderScreen(<Screen />, { prepare: () => undefined });
  const search = screen.getByRole('searchbox');
  await user.keyboard('?');
  const box = await screen.findByRole('checkbox', { name: /^Single keys act/ });
  expect(box).toBeChecked();
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.keyboard('/?');
  expect(search).not.toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  session.environment.stores.local.remove('admin_single_keys');
  await user.keyboard('/');
  expect(search).toHaveFocus();
});
