import { Container, Section } from 'shared-ui';
import { PageHero } from '../../components/page-hero.tsx';
import { formatDate } from '../../lib/format-date.ts';
import type { Page } from '../../lib/page/page.ts';
import { paths } from '../../lib/paths.ts';
import { site } from '../../site.ts';
import { LegalText } from './legal-text.ts';

/** The age that the terms ask for (specification, section 9). */
const minimumAge = 13;

export const page: Page = {
  resources: () => [],
  head: () => ({
    title: 'Terms of Service',
    description: `The terms under which you may use the website of ${site.brand}.`,
    canonical: paths.terms,
    crumbs: [{ name: 'Terms of Service', path: paths.terms }],
  }),
  Component: TermsPage,
};

function TermsPage() {
  return (
    <>
      <PageHero
        size="md"
        title="Terms of Service"
        lead={`Last changed on ${formatDate(site.legalUpdated)}.`}
      />
      <Section>
        <Container size="md">
          <LegalText>
            <h2>1 Use of Site</h2>
            <p>
              You must be at least {minimumAge} years old to use this site. Use it for lawful purposes only:
              do not try to break into it, to slow it down for others, or to send messages in somebody else’s
              name.
            </p>
            <h2>2 Intellectual Property</h2>
            <p>
              The texts, pictures and code of this site belong to {site.brand} or to the clients whose work is
              shown. You may quote and link to them. To use more than that, ask us first.
            </p>
            <h2>3 Termination</h2>
            <p>
              We may change or close this site, and we may refuse it to anyone who breaks these terms. If we
              change the terms, the date above changes with them.
            </p>
          </LegalText>
        </Container>
      </Section>
    </>
  );
}
