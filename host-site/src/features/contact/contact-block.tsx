import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Container, Section, Icon } from 'shared-ui';
import { SectionHeading } from '../../components/section-heading.tsx';
import { Island } from '../../islands/island.tsx';
import { look } from '../../lib/look.ts';
import { useHomeSection, usePage, useTexts, useStudio } from '../../lib/page-context.ts';
import type { Site } from '../../lib/site.ts';
import { contactKeys } from './contact-texts.ts';

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

/** The home page's last section, and where 'Contact Us' leads. */
export function ContactSection() {
  return <ContactBlock {...useHomeSection('contact')} />;
}

/** The contact form within a page. */
export function ContactIsland() {
  const { settings, contact: outcome, site } = usePage();
  const { unlikeEnglish, inLanguage } = useTexts();
  const texts = unlikeEnglish(...contactKeys);
  const localized = outcome && { ...outcome, message: inLanguage(outcome.message) };
  return (
    <Island
      name="contact"
      props={{
        settings: { ...settings.contact, url: callInLanguage(settings.contact.url, site) },
        ...(Object.keys(texts).length > 0 && { texts }),
        ...(localized && { outcome: localized }),
      }}
    />
  );
}

/** The API answers in the language of the page; the form service of somebody else is called as it is. */
function callInLanguage(url: string, { prefix, texts }: Site): string {
  if (prefix === '' || !url.startsWith('/')) return url;
  return `${url}?${new URLSearchParams({ language: texts.language })}`;
}

/** E-mail, telephone and town, as far as they are known, beside the form. */
export function ContactDetails() {
  const { text } = useTexts();
  const { email, phone, phoneLink, town } = useStudio();
  if (!email && !phone && !town) return null;
  return (
    <List>
      {email && (
        <li>
          <Icon name="mail" />
          <span>
            {text('contact.email')}
            <a href={`mailto:${email}`}>{email}</a>
          </span>
        </li>
      )}
      {phone && (
        <li>
          <Icon name="phone" />
          <span>
            {text('contact.phone')}
            <a href={phoneLink}>{phone}</a>
          </span>
        </li>
      )}
      {town && (
        <li>
          <Icon name="map-pin" />
          <span>
            {text('contact.studio')}
            <b>{town}</b>
          </span>
        </li>
      )}
    </List>
  );
}

const List = styled.ul(css`
  display: grid;
  gap: 0.5rem;
  padding: 0;

  li {
    display: flex;
    gap: 1rem;
    align-items: center;
    min-height: 4rem;
  }
  svg {
    flex: none;
    color: ${look.primary};
  }
  span {
    display: grid;
    color: ${look.textFaint};
    font-size: 0.875rem;
  }
  a,
  b {
    color: ${look.text};
    font-size: 1.0625rem;
    font-weight: 500;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`);

export const ContactGrid = styled.div`
  display: grid;
  gap: 2rem;
  align-items: start;

  ${look.up.lg} {
    grid-template-columns: 1fr 1.25fr;
    gap: 5rem;
  }
`;
