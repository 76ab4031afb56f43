import { screen } from '@testing-library/react';
import { renderUi } from '../../../test/render-page.tsx';
import { stubSite } from '../../../test/stub-site.ts';
import { selectedTechnologies } from '../../features/technologies/technologies.ts';
import { latestProjects } from '../../features/work/projects.ts';
import { readSite } from '../../lib/site.ts';
import { AboutSection, latestCount, ProjectsSection, TechnologiesSection } from './home-sections.tsx';

interface HomeContent {
  technologies?: unknown[];
  home?: object;
}

/** Three sections of a studio without projects. */
function show({ technologies = [], home = {} }: HomeContent) {
  const resources = new Map(
    Object.entries({
      [latestProjects(latestCount).key]: [],
      [selectedTechnologies.key]: technologies,
    }).map(([key, data]) => [key, { status: 'loaded', data } as const]),
  );
  const site = readSite({ ...stubSite, home: { ...stubSite.home, ...home } }, () => 2026);
  renderUi(
    <>
      <ProjectsSection />
      <AboutSection />
      <TechnologiesSection />
    </>,
    { site, resources },
  );
}

const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('shows no section without content, and no figures that nobody stated', () => {
  show({ home: { statistics: [] }, technologies: [{ name: 'OpenAPI', logo: '/m/o.svg', category: 'api' }] });
  expect(headings()).toEqual(['About Us']);
  expect(screen.queryByText('Projects Completed')).not.toBeInTheDocument();
});

it('shows the figures that were stated, unless they are hidden', () => {
  show({});
  expect(screen.getByText('Projects Completed')).toBeVisible();
});

it('hides the figures on request', () => {
  show({ home: { hasStatistics: false } });
  expect(screen.queryByText('Projects Completed')).not.toBeInTheDocument();
});

it('has a tab for each category that holds something', () => {
  show({ technologies: [{ name: 'Fastify', logo: '/media/f.svg', category: 'backend' }] });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Backend']);
  expect(screen.queryByText(/yet/)).not.toBeInTheDocument();
});
