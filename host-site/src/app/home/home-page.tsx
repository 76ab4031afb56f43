import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { PageLoading } from '../../components/page-loading.tsx';
import { PagePart } from '../../components/page-part.tsx';
import { PageTrouble } from '../../components/page-trouble.tsx';
import { clients } from '../../components/sections/clients.ts';
import { testimonials } from '../../components/sections/testimonials.ts';
import { latestProjects } from '../../features/work/api/project-cards.ts';
import { selectedTechnologies } from '../../features/technologies/api/technologies.ts';
import type { Page, PageAddress } from '../../lib/page/page.ts';
import { createPart } from '../../lib/page/part.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources/resource.ts';
import { useResource } from '../../lib/resources/use-resource.ts';
import { useResourceCache } from '../../lib/resources/use-resource-cache.ts';
import { homeTexts } from '../../lib/studio/home-texts.ts';
import type { HomeSection } from '../../lib/studio/home-texts.ts';
import { useWholePage } from '../../lib/use-whole-page.ts';
import { Hero } from './hero.tsx';
import { homeServices } from './home-services.ts';
import { latestCount, ProjectsSection } from './projects-section.tsx';

type Name = HomeSection['section'];

// Links and pictures at the edge of the first screen: their code is small, and comes with the page.
const projects = createPart(() => Promise.resolve(ProjectsSection), 0);
const services = createPart(() =>
  import(/* webpackChunkName: "part-services" */ './services-section.tsx').then(
    (code) => code.ServicesSection,
  ),
);
const about = createPart(() =>
  import(/* webpackChunkName: "part-about" */ './about-section.tsx').then((code) => code.AboutSection),
);
const technologies = createPart(() =>
  import(/* webpackChunkName: "part-technologies" */ './technologies-section.tsx').then(
    (code) => code.TechnologiesSection,
  ),
);
const contact = createPart(() =>
  import(/* webpackChunkName: "part-contact" */ '../../features/contact/components/contact-section.tsx').then(
    (code) => code.ContactSection,
  ),
);

const sections: Partial<Record<Name, (address: PageAddress) => ReactNode>> = {
  projects: () => <PagePart part={projects} />,
  services: () => <PagePart part={services} />,
  about: () => <PagePart part={about} />,
  technologies: () => <PagePart part={technologies} />,
  clients: (address) => <clients.Component {...address} />,
  testimonials: (address) => <testimonials.Component {...address} />,
  contact: () => <PagePart part={contact} />,
};

export const page: Page = {
  resources: (address) => [
    homeTexts,
    latestProjects(latestCount),
    homeServices,
    selectedTechnologies,
    testimonials.resource(address),
    clients.resource(address),
  ],
  head: ({ studio: { name, tagline, description } }) => ({
    description: description || tagline || name,
    canonical: paths.home,
  }),
  // Sections without their data show so themselves: no state of them is another status.
  outcome: () => ({ status: 200 }),
  Component: HomePage,
  parts: [projects, services, about, technologies, contact],
};

function HomePage(address: PageAddress) {
  const texts = useResource(homeTexts);
  const { reload } = useResourceCache();
  const isWhole = useWholePage();
  const works = dataOf(useResource(latestProjects(latestCount)));
  if (texts.status === 'loading') return <PageLoading />;
  if (texts.status !== 'loaded') return <PageTrouble onRetry={() => void reload(homeTexts)} />;
  const shown = texts.data.sections.map(({ section }) => section);
  const opensWithProjects = shown[0] === 'projects' && works?.length !== 0;
  const next = opensWithProjects ? 'projects' : shown[0] && 'rest';
  return (
    <>
      <Hero texts={texts.data} next={next} hasContact={shown.includes('contact')} />
      {isWhole && shown.map((name) => <Fragment key={name}>{sections[name]?.(address)}</Fragment>)}
    </>
  );
}
