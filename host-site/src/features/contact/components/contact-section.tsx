import { Container, Section } from 'shared-ui';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { useHomeSection } from '../../../lib/studio/use-home-section.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactGrid } from './contact-grid.ts';

/** The home page's last section, and where 'Contact Us' leads. */
export function ContactSection() {
  return (
    <Section id="contact" aria-labelledby="contact-heading" tabIndex={-1}>
      <Container>
        <ContactGrid>
          <div>
            <SectionHeading id="contact-heading" {...useHomeSection('contact')} />
            <ContactDetails />
          </div>
          <ContactForm />
        </ContactGrid>
      </Container>
    </Section>
  );
}
