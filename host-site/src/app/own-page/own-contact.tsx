import { Container, Section } from 'shared-ui';
import { SectionHeading } from '../../components/section-heading.tsx';
import { ContactDetails } from '../../features/contact/components/contact-details.tsx';
import { ContactForm } from '../../features/contact/components/contact-form.tsx';
import { ContactGrid } from '../../features/contact/components/contact-grid.ts';
import { useRequired } from '../../lib/use-required.ts';
import { ContactBlockContext } from './contact-block-context.ts';

/** The contact form on a page of the studio's own. */
export function OwnContact() {
  const { title, lead } = useRequired(ContactBlockContext);
  return (
    <Section id="contact" aria-labelledby="contact-heading" tabIndex={-1}>
      <Container>
        <ContactGrid>
          <div>
            <SectionHeading id="contact-heading" title={title || 'Get In Touch'} lead={lead} />
            <ContactDetails />
          </div>
          <ContactForm />
        </ContactGrid>
      </Container>
    </Section>
  );
}
