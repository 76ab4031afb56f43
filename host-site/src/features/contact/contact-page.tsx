import styled from '@emotion/styled';
import { Container } from 'shared-ui';
import { replyTime } from '../../components/sections/reply-time.ts';
import { look } from '../../lib/look.ts';
import type { Page, PageAddress } from '../../lib/page/page.ts';
import { paths } from '../../lib/paths.ts';
import { pageWords } from '../../lib/studio/page-words.ts';
import { usePageWords } from '../../lib/studio/use-page-words.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ContactDetails } from './components/contact-details.tsx';
import { ContactIsland } from './components/contact-island.tsx';
import { ContactGrid } from './components/contact-grid.ts';

export const page: Page = {
  resources: (address) => [pageWords, replyTime.resource(address)],
  head: ({ studio: { name, town }, texts: { text } }) => ({
    title: text('page.contact'),
    description: town ? text('contact.descriptionIn', { name, town }) : text('contact.description', { name }),
    canonical: paths.contact,
    crumbs: [{ name: text('page.contact'), path: paths.contact }],
    thing: { '@type': 'ContactPage', name: text('page.contact'), url: paths.contact },
  }),
  Component: ContactPage,
};

function ContactPage(address: PageAddress) {
  const { text } = useTexts();
  const contactLead = usePageWords()?.contactLead;
  return (
    <Top>
      <Container>
        <ContactGrid>
          <header>
            <h1>{text('page.contact')}</h1>
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
