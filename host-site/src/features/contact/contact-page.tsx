import styled from '@emotion/styled';
import { Container } from 'shared-ui';
import { replyTime } from '../../components/sections/reply-time.ts';
import { look } from '../../lib/look.ts';
import type { Page, PageAddress } from '../../lib/page/page.ts';
import { paths } from '../../lib/paths.ts';
import { site } from '../../site.ts';
import { ContactDetails } from './components/contact-details.tsx';
import { ContactForm } from './components/contact-form.tsx';
import { ContactGrid } from './components/contact-grid.ts';

export const page: Page = {
  resources: (address) => [replyTime.resource(address)],
  head: () => ({
    title: 'Contact',
    description: `Write to ${site.brand} in ${site.town}: a form, an e-mail address and a telephone number.`,
    canonical: paths.contact,
    crumbs: [{ name: 'Contact', path: paths.contact }],
    thing: { '@type': 'ContactPage', name: 'Contact', url: paths.contact },
  }),
  Component: ContactPage,
};

function ContactPage(address: PageAddress) {
  return (
    <Top>
      <Container>
        <ContactGrid>
          <header>
            <h1>Contact</h1>
            <p className="lead">
              Tell us what you make and what gets in your way. We answer within one working day.
            </p>
            <replyTime.Component {...address} />
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
