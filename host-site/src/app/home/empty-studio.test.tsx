import { screen } from '@testing-library/react';
import { aliveIslands } from '../../../test/render-page.tsx';
import { stubSite } from '../../../test/stub-site.ts';
import { renderUi } from '../../../test/render-ui.tsx';
import { latestProjects } from '../../features/work/api/project-cards.ts';
import { selectedTechnologies } from '../../features/technologies/api/technologies.ts';
import { IslandContext } from '../../islands/island-context.ts';
import { ResourceContext } from '../../lib/resources/resource-context.ts';
import { homeTexts } from '../../lib/studio/home-texts.ts';
import { readHome } from '../../lib/studio/read-home.ts';
import { AboutSection } from './about-section.tsx';
import { latestCount, ProjectsSection } from './projects-section.tsx';
import { TechnologiesSection } from './technologies-section.tsx';

const { statistics } = readHome(stubSite.home);

interface Shown {
  projects?: unknown[];
  technologies?: unknown[];
  home?: Partial<ReturnType<typeof readHome>>;
}

/** Three sections over the given records. */
function show({ projects = [], technologies = [], home = {} }: Shown) {
  const resources = new Map(
    Object.entries({
      [homeTexts.key]: { ...readHome(stubSite.home), ...home },
      [latestProjects(latestCount).key]: projects,
      [selectedTechnologies.key]: technologies,
    }).map(([key, data]) => [key, { status: 'loaded', data } as const]),
  );
  renderUi(
    <ResourceContext value={resources}>
      <IslandContext value={aliveIslands}>
        <ProjectsSection />
        <AboutSection />
        <TechnologiesSection />
      </IslandContext>
    </ResourceContext>,
  );
}

const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('shows no section without content, and no figures that nobody stated', () => {
  show({ home: { statistics: [] }, technologies: [{ name: 'OpenAPI', logo: '/m/o.svg', category: 'api' }] });
  expect(headings()).toEqual(['About Us']);
  expect(screen.queryByText('Projects Completed')).not.toBeInTheDocument();
});

it('shows the figures that were stated, unless they are hidden', () => {
  show({ home: { statistics } });
  expect(screen.getByText('Projects Completed')).toBeVisible();
});

it('hides the figures on request', () => {
  show({ home: readHome({ ...stubSite.home, statistics, hasStatistics: false }) });
  expect(screen.queryByText('Projects Completed')).not.toBeInTheDocument();
});

it('has a tab for each category that holds something', () => {
  show({ technologies: [{ name: 'Fastify', logo: '/media/f.svg', category: 'backend' }] });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Backend']);
  expect(screen.queryByText(/yet/)).not.toBeInTheDocument();
});
