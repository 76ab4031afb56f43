import styled from '@emotion/styled';
import { Container } from 'shared-ui';
import { replyTime } from '../../components/sections/reply-time.ts';
import { look } from '../../lib/look.ts';
import type { Page, PageAddress } from '../../lib/page/page.ts';
import { paths } from '../../lib/paths.ts';
import { pageWords } from '../../lib/studio/page-words.ts';
import { usePageWords } from '../../lib/studio/use-page-words.ts';
import { ContactDetails } from './components/contact-details.tsx';
import { ContactIsland } from './components/contact-island.tsx';
import { ContactGrid } from './components/contact-grid.ts';

export const page: Page = {
  resources: (address) => [pageWords, replyTime.resource(address)],
  head: ({ studio: { name, town } }) => ({
    title: 'Contact',
    description: `Write to ${name}${town && ` in ${town}`}: a form, an e-mail address and a telephone number.`,
    canonical: paths.contact,
    crumbs: [{ name: 'Contact', path: paths.contact }],
    thing: { '@type': 'ContactPage', name: 'Contact', url: paths.contact },
  }),
  Component: ContactPage,
};

function ContactPage(address: PageAddress) {
  const contactLead = usePageWords()?.contactLead;
  return (
    <Top>
      <Container>
        <ContactGrid>
          <header>
            <h1>Contact</h1>
            {contactLead && <p className="lead">{contactLead}</p>}
            <replyTime.Component {...address} />
            <ContactDetails />
          </header>
          <ContactIsland />
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
