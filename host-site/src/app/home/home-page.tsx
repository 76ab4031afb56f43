import type { Compositions } from 'content-api/look';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Part } from '../../components/part.tsx';
import { clients } from '../../components/clients.tsx';
import { testimonials } from '../../components/testimonials.tsx';
import { ContactSection } from '../../features/contact/contact-block.tsx';
import { selectedTechnologies } from '../../features/technologies/technologies.ts';
import { latestProjects } from '../../features/work/projects.ts';
import type { Page, PageAddress } from '../../lib/page.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources.ts';
import { usePage, useResource } from '../../lib/page-context.ts';
import type { HomeSection } from '../../lib/site.ts';
import {
  AboutSection,
  homeServices,
  latestCount,
  ProjectsSection,
  ServicesSection,
  TechnologiesSection,
} from './home-sections.tsx';
import { Hero } from './hero.tsx';
import { indexCount } from './openings/index-of-work.tsx';

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
  resources: (address, compositions) => [
    latestProjects(countOf(compositions)),
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

/** An index names more projects than the section shows. */
function countOf(compositions: Compositions | undefined): number {
  return compositions?.opening === 'index' ? indexCount : latestCount;
}

function HomePage(address: PageAddress) {
  const { home, compositions } = usePage().site;
  const works = dataOf(useResource(latestProjects(countOf(compositions))));
  // An index is the section of projects itself.
  const visibleSections = home.sections
    .map(({ section }) => section)
    .filter((section) => section !== 'projects' || compositions.opening !== 'index');
  const opensWithProjects = visibleSections[0] === 'projects' && works?.length !== 0;
  const next = opensWithProjects ? 'projects' : visibleSections[0] && 'rest';
  return (
    <>
      <Hero texts={home} next={next} works={works} hasContact={visibleSections.includes('contact')} />
      {visibleSections.map((name) => (
        <Fragment key={name}>{sections[name]?.(address)}</Fragment>
      ))}
    </>
  );
}
