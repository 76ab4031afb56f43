import { screen } from '@testing-library/react';
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
