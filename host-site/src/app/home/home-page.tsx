import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { PageTrouble } from '../../components/page-trouble.tsx';
import { Part } from '../../components/part.tsx';
import { clients } from '../../components/sections/clients.ts';
import { testimonials } from '../../components/sections/testimonials.ts';
import { ContactSection } from '../../features/contact/components/contact-section.tsx';
import { selectedTechnologies } from '../../features/technologies/api/technologies.ts';
import { latestProjects } from '../../features/work/api/project-cards.ts';
import type { Page, PageAddress } from '../../lib/page/page.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources/resource.ts';
import { useResource } from '../../lib/resources/use-resource.ts';
import { homeTexts } from '../../lib/studio/home-texts.ts';
import type { HomeSection } from '../../lib/studio/home-texts.ts';
import { AboutSection } from './about-section.tsx';
import { Hero } from './hero.tsx';
import { homeServices } from './home-services.ts';
import { latestCount, ProjectsSection } from './projects-section.tsx';
import { ServicesSection } from './services-section.tsx';
import { TechnologiesSection } from './technologies-section.tsx';

const sections: Partial<Record<HomeSection['section'], (address: PageAddress) => ReactNode>> = {
  projects: () => (
    <Part>
      <ProjectsSection />
    </Part>
  ),
  services: () => (
    <Part>
      <ServicesSection />
    </Part>
  ),
  about: () => (
    <Part>
      <AboutSection />
    </Part>
  ),
  technologies: () => (
    <Part>
      <TechnologiesSection />
    </Part>
  ),
  clients: (address) => <clients.Component {...address} />,
  testimonials: (address) => <testimonials.Component {...address} />,
  contact: () => (
    <Part>
      <ContactSection />
    </Part>
  ),
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
};

function HomePage(address: PageAddress) {
  const texts = useResource(homeTexts);
  const works = dataOf(useResource(latestProjects(latestCount)));
  if (texts.status !== 'loaded') return <PageTrouble />;
  const shown = texts.data.sections.map(({ section }) => section);
  const opensWithProjects = shown[0] === 'projects' && works?.length !== 0;
  const next = opensWithProjects ? 'projects' : shown[0] && 'rest';
  return (
    <>
      <Hero texts={texts.data} next={next} hasContact={shown.includes('contact')} />
      {shown.map((name) => (
        <Fragment key={name}>{sections[name]?.(address)}</Fragment>
      ))}
    </>
  );
}
