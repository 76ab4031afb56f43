import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { UiProvider } from 'shared-ui';
import { projects } from '../../../test/stub-content.ts';
import { stubStudio } from '../../../test/stub-site.ts';
import type { Api } from '../../lib/api/api.ts';
import { createResourceCache } from '../../lib/resources/resource-cache.ts';
import { ResourceContext } from '../../lib/resources/resource-context.ts';
import { StudioContext } from '../../lib/studio/studio-context.ts';
import { page } from './projects-page.tsx';

/** Answers a list of projects, an empty one for the service that none has. */
const api: Api = {
  get(path) {
    const items = path.includes('Weaving') ? [] : projects;
    return Promise.resolve({ items, total: items.length, page: 1, size: 24 });
  },
};

test('the list stays a list while another filter is loaded, also by way of one that matches nothing', async () => {
  const resources = createResourceCache({ api });
  const addressOf = (query: string) => ({ params: {}, query: new URLSearchParams(query) });
  const pageOf = (query: string) => (
    <MemoryRouter>
      <StudioContext value={stubStudio}>
        <ResourceContext value={resources}>
          <UiProvider>
            <page.Component {...addressOf(query)} />
          </UiProvider>
        </ResourceContext>
      </StudioContext>
    </MemoryRouter>
  );
  const load = (query: string) =>
    act(() => Promise.all(page.resources(addressOf(query)).map((one) => resources.ensure(one))));
  await load('');
  const { rerender } = render(pageOf(''));
  await userEvent.click(screen.getByRole('radio', { name: 'List' }));

  for (const query of ['tag=Weaving', 'tag=Design']) {
    rerender(pageOf(query));
    expect(screen.getByText('Loading projects')).toBeInTheDocument();
    await load(query);
  }
  rerender(pageOf(''));
  expect(screen.getByRole('radio', { name: 'List' })).toBeChecked();
});
