import { Container, Section } from 'shared-ui';
import { PageHero } from '../../components/page-hero.tsx';
import type { Page } from '../../lib/page/page.ts';
import { paths } from '../../lib/paths.ts';
import { site } from '../../site.ts';
import { ContactDetails } from './components/contact-details.tsx';
import { ContactForm } from './components/contact-form.tsx';
import { ContactGrid } from './components/contact-grid.ts';

export const page: Page = {
  resources: () => [],
  head: () => ({
    title: 'Contact',
    description: `Write to ${site.brand} in ${site.town}: a form, an e-mail address and a telephone number.`,
    canonical: paths.contact,
    crumbs: [{ name: 'Contact', path: paths.contact }],
    thing: { '@type': 'ContactPage', name: 'Contact', url: paths.contact },
  }),
  Component: ContactPage,
};

function ContactPage() {
  return (
    <>
      <PageHero
        title="Contact"
        lead="Tell us what you make and what gets in your way. We answer within one working day."
      />
      <Section>
        <Container>
          <ContactGrid>
            <ContactDetails />
            <ContactForm />
          </ContactGrid>
        </Container>
      </Section>
    </>
  );
}
