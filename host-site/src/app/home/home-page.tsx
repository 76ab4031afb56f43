import { latestProjects } from '../../features/work/api/project-cards.ts';
import { serviceCards } from '../../features/services/api/service-cards.ts';
import { selectedTechnologies } from '../../features/technologies/api/technologies.ts';
import { ContactSection } from '../../features/contact/components/contact-section.tsx';
import type { Page } from '../../lib/page/page.ts';
import { paths } from '../../lib/paths.ts';
import { site } from '../../site.ts';
import { AboutSection } from './about-section.tsx';
import { Hero } from './hero.tsx';
import { latestCount, ProjectsSection } from './projects-section.tsx';
import { ServicesSection } from './services-section.tsx';
import { TechnologiesSection } from './technologies-section.tsx';

export const page: Page = {
  resources: () => [latestProjects(latestCount), serviceCards(1), selectedTechnologies],
  head: () => ({ description: site.description, canonical: paths.home }),
  // Each section copes with its own failure, so the page as a whole never fails.
  outcome: () => ({ status: 200 }),
  Component: HomePage,
};

function HomePage() {
  return (
    <>
      <Hero />
      <ProjectsSection />
      <ServicesSection />
      <AboutSection />
      <TechnologiesSection />
      <ContactSection />
    </>
  );
}
