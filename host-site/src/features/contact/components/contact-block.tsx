import { Container, Section } from 'shared-ui';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContactIsland } from './contact-island.tsx';
import { ContactGrid } from './contact-grid.ts';

interface ContactBlockProps {
  title: string;
  lead?: string;
}

/** The contact form and the studio's details, as a part of a page. */
export function ContactBlock({ title, lead }: ContactBlockProps) {
  return (
    <Section id="contact" aria-labelledby="contact-heading" tabIndex={-1}>
      <Container>
        <ContactGrid>
          <div>
            <SectionHeading id="contact-heading" title={title} lead={lead} />
            <ContactDetails />
          </div>
          <ContactIsland />
        </ContactGrid>
      </Container>
    </Section>
  );
}
