import styled from '@emotion/styled';
import { Container } from 'shared-ui';
import { look } from '../../lib/look.ts';
import type { Page } from '../../lib/page/page.ts';
import { paths } from '../../lib/paths.ts';
import { useStudio } from '../../lib/studio/use-studio.ts';
import { ContactDetails } from './components/contact-details.tsx';
import { ContactForm } from './components/contact-form.tsx';
import { ContactGrid } from './components/contact-grid.ts';

export const page: Page = {
  resources: () => [],
  head: ({ studio: { name, town } }) => ({
    title: 'Contact',
    description: `Write to ${name}${town && ` in ${town}`}: a form, an e-mail address and a telephone number.`,
    canonical: paths.contact,
    crumbs: [{ name: 'Contact', path: paths.contact }],
    thing: { '@type': 'ContactPage', name: 'Contact', url: paths.contact },
  }),
  Component: ContactPage,
};

function ContactPage() {
  const { contactLead } = useStudio();
  return (
    <Top>
      <Container>
        <ContactGrid>
          <header>
            <h1>Contact</h1>
            {contactLead && <p className="lead">{contactLead}</p>}
            <ContactDetails />
          </header>
          <ContactForm />
        </ContactGrid>
      </Container>
    </Top>
  );
}

const Top = styled.div`
  padding: 7.5rem 0 4rem;

  .lead {
    max-width: 30rem;
    margin: 1rem 0 2rem;
    font-size: ${look.size.lead};
    text-wrap: balance;
  }
  ${look.up.lg} {
    padding-top: 8.5rem;
  }
`;
