import { latestProjects } from '../../features/work/api/project-cards.ts';
import { serviceCards } from '../../features/services/api/service-cards.ts';
import { selectedTechnologies } from '../../features/technologies/api/technologies.ts';
import { clients } from '../../components/sections/clients.ts';
import { testimonials } from '../../components/sections/testimonials.ts';
import { PagePart } from '../../components/page-part.tsx';
import type { Page, PageAddress } from '../../lib/page/page.ts';
import { createPart } from '../../lib/page/part.ts';
import { paths } from '../../lib/paths.ts';
import { site } from '../../site.ts';
import { useWholePage } from '../../lib/use-whole-page.ts';
import { Hero } from './hero.tsx';
import { latestCount, ProjectsSection } from './projects-section.tsx';
import { ServicesSection } from './services-section.tsx';

// Links and pictures: their code is small, and comes with the page.
const projects = createPart(() => Promise.resolve(ProjectsSection), 0);
const services = createPart(() => Promise.resolve(ServicesSection), 0);
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

export const page: Page = {
  resources: (address) => [
    latestProjects(latestCount),
    serviceCards(1),
    selectedTechnologies,
    testimonials.resource(address),
    clients.resource(address),
  ],
  head: () => ({ description: site.description, canonical: paths.home }),
  // Each section copes with its own failure, so the page as a whole never fails.
  outcome: () => ({ status: 200 }),
  Component: HomePage,
  parts: [projects, services, about, technologies, contact],
};

function HomePage(address: PageAddress) {
  return (
    <>
      <Hero />
      {useWholePage() && (
        <>
          <PagePart part={projects} />
          <PagePart part={services} />
          <PagePart part={about} />
          <PagePart part={technologies} />
          <clients.Component {...address} />
          <testimonials.Component {...address} />
          <PagePart part={contact} />
        </>
      )}
    </>
  );
}
