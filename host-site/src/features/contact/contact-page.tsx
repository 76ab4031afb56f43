import styled from '@emotion/styled';
import { Container } from 'shared-ui';
import { replyTime } from '../../components/reply-time.tsx';
import { look } from '../../lib/look.ts';
import type { Page, PageAddress } from '../../lib/page.ts';
import { paths } from '../../lib/paths.ts';
import { useStudio, useTexts } from '../../lib/page-context.ts';
import { ContactDetails, ContactIsland, ContactGrid } from './contact-block.tsx';

export const page: Page = {
  resources: (address) => [replyTime.resource(address)],
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
  const contactLead = useStudio().contactLead;
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
