import { Container, Section } from 'shared-ui';
import { PageHero } from '../../components/page-hero.tsx';
import { formatDate } from '../../lib/format-date.ts';
import type { Page } from '../../lib/page/page.ts';
import { paths } from '../../lib/paths.ts';
import { site } from '../../site.ts';
import { LegalText } from './legal-text.ts';

export const page: Page = {
  resources: () => [],
  head: () => ({
    title: 'Privacy Policy',
    description: `What ${site.brand} stores when you visit this site or write to us, for how long, and how to have it deleted.`,
    canonical: paths.privacy,
    crumbs: [{ name: 'Privacy Policy', path: paths.privacy }],
  }),
  Component: PrivacyPage,
};

function PrivacyPage() {
  return (
    <>
      <PageHero size="md" title="Privacy Policy" lead={`Last changed on ${formatDate(site.legalUpdated)}.`} />
      <Section>
        <Container size="md">
          <LegalText>
            <h2>1 Information We Collect</h2>
            <p>
              When you send the contact form we store your name, your e-mail address, the subject, your
              message and the time at which it arrived. To keep the form usable we also count how many
              messages an internet address sends within ten minutes; that count is deleted when the time is
              over.
            </p>
            <p>
              Our servers do not write down who looked at which page. There is no analytics, no advertising,
              no tracking pixel and no content from other companies, apart from pictures that a project page
              may show from its owner’s site.
            </p>
            <p>
              Visiting this site sets no cookies. Your browser remembers, for as long as its window is open,
              how far you had scrolled on each page, so that going back brings you to the same place. Only
              people who sign in to our administration get cookies and entries in local storage, which hold
              their session and end with it after 7 days, or after 30 if they choose so.
            </p>
            <h2>2 How We Use Your Information</h2>
            <p>
              We use your message to answer it and to prepare an offer if you ask for one. We share it with
              nobody outside the studio, and we delete it at your request, or when it is of no more use to our
              conversation.
            </p>
            <h2>3 Contact Us</h2>
            <p>
              To ask what we hold about you, or to have it corrected or deleted, write to{' '}
              <a href={`mailto:${site.email}`}>{site.email}</a>.
            </p>
          </LegalText>
        </Container>
      </Section>
    </>
  );
}
