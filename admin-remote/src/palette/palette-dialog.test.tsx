import { screen } from '@testing-library/react';
import { kinds } from 'content-api/contract';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { stubLayout } from '../testing/stub-layout.ts';
import PaletteDialog from './palette-dialog.tsx';

beforeAll(stubLayout);
afterEach(forgetSession);

test('a search that failed is no search that found nothing', async () => {
  const { user } = await renderScreen(
    <PaletteDialog onClose={() => undefined} onKeyMap={() => undefined} />,
    {
      prepare: (server) => server.on('GET /records/project', { status: 500 }),
    },
  );
  await user.type(screen.getByRole('combobox'), 'harbour');
  expect(await screen.findByText('Records could not be searched. Type on to try again.')).toBeVisible();
  expect(screen.queryByText('Nothing is called that.')).not.toBeInTheDocument();
});

test('nothing is said to be missing before it is asked for', async () => {
  const { user } = await renderScreen(
    <PaletteDialog onClose={() => undefined} onKeyMap={() => undefined} />,
    { prepare: (server) => kinds.forEach(({ name }) => server.hold(name)) },
  );
  await user.type(screen.getByRole('combobox'), 'harbour');
  expect(screen.getByText('Searching…')).toBeVisible();
  expect(await screen.findByText('Nothing is called that.')).toBeVisible();
});
