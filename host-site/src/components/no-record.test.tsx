import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { renderUi } from '../../test/render-ui.tsx';
import type { ResourceCache } from '../lib/resources/resource-cache.ts';
import { ResourceContext } from '../lib/resources/resource-context.ts';
import { NoRecord } from './no-record.tsx';

const resource = { key: 'post/1', load: () => Promise.resolve(null) };
const reload = jest.fn(() => Promise.resolve());

function show(retry: typeof resource | false) {
  renderUi(
    <MemoryRouter>
      <ResourceContext value={{ reload } as unknown as ResourceCache}>
        <NoRecord
          title="Post not found"
          message="It may have been moved or taken down."
          back={{ to: '/blog', label: 'Back to Blog' }}
          retry={retry}
        />
      </ResourceContext>
    </MemoryRouter>,
  );
}

test('a record that does not exist leads back to its list and offers no second try', () => {
  show(false);
  expect(screen.getByRole('heading', { level: 1, name: 'Post not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a record that could not be fetched can be asked for once more', async () => {
  show(resource);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledWith(resource);
});
