import { screen } from '@testing-library/react';
import { createStubApi } from '../../../test/stub-api.ts';
import { renderUi } from '../../../test/render-ui.tsx';
import { latestProjects } from '../../features/work/api/project-cards.ts';
import { selectedTechnologies } from '../../features/technologies/api/technologies.ts';
import { createApi } from '../../lib/api/api.ts';
import { createResourceCache } from '../../lib/resources/resource-cache.ts';
import { ResourceContext } from '../../lib/resources/resource-context.ts';
import { AboutSection } from './about-section.tsx';
import { latestCount } from './projects-section.tsx';
import { TechnologiesSection } from './technologies-section.tsx';

const bases = { apiBase: '/api', portfolioBase: '/api/portfolio' };

/** The two sections over the given records. */
function show(projects: unknown[], technologies: unknown[]) {
  const seed = {
    [latestProjects(latestCount).key]: { status: 'loaded', data: projects },
    [selectedTechnologies.key]: { status: 'loaded', data: technologies },
  } as const;
  const api = createApi({ ...bases, fetch: createStubApi().fetch });
  renderUi(
    <ResourceContext value={createResourceCache({ api, seed })}>
      <AboutSection />
      <TechnologiesSection />
    </ResourceContext>,
  );
}

it('claims no figures beside an empty portfolio, and shows no section without technologies', () => {
  show([], [{ name: 'OpenAPI', logo: '/media/openapi.svg', category: 'api' }]);
  expect(screen.getByRole('heading', { name: 'About Us' })).toBeVisible();
  expect(screen.queryByText('Projects Completed')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Technologies' })).not.toBeInTheDocument();
});

it('has a tab for each category that holds something', () => {
  show([{ _id: '1', title: 'Tea Ledger' }], [{ name: 'Fastify', logo: '/media/f.svg', category: 'backend' }]);
  expect(screen.getByText('Projects Completed')).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Backend']);
  expect(screen.queryByText(/yet/)).not.toBeInTheDocument();
});
