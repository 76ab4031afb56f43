import { css } from '@emotion/react';
import { Container, safeHref } from 'shared-ui';
import { readList, readRecord, readRequiredText } from '../lib/decode.ts';
import { look } from '../lib/look.ts';
import { useResource, useStudio, useTexts } from '../lib/page-context.ts';
import { paths } from '../lib/paths.ts';
import { dataOf } from '../lib/resources.ts';
import type { Resource } from '../lib/resources.ts';
import { LanguageLinks } from './language-switch.tsx';
import { Mark } from './mark.tsx';
import { SocialIcon } from './social-icon.tsx';

export function Footer() {
  const { text } = useTexts();
  const studio = useStudio();
  const slugs = dataOf(useResource(serviceSlugs)) ?? [];
  /** Words that are not translated end as theirs do. */
  const asSentence = (words: string) =>
    text('frame.sentence', { words }).replace(/(?<=\p{Script=Latin})[।。]$/u, '.');
  return (
    <footer className="site-foot">
      <Container>
        <div className="columns">
          <div className="about">
            <a className="site-brand" href={paths.home}>
              <Mark />
              {studio.name}
            </a>
            {studio.tagline && <p>{asSentence(studio.tagline)}</p>}
            {studio.social.length > 0 && (
              <ul className="social" aria-label={text('frame.social')}>
                {studio.social.map(({ label, icon, href }) => (
                  <li key={href}>
                    <a
                      href={safeHref(href)}
                      target="_blank"
                      rel="noopener noreferrer"
                      aria-label={text('frame.person', { name: studio.name, place: label })}
                    >
                      <SocialIcon name={icon} />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <nav aria-labelledby="footer-links">
            <h2 id="footer-links">{studio.footerTitle}</h2>
            <ul>
              {[...studio.links, ...studio.footerLinks].map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          {studio.footerServices.length > 0 && (
            <nav aria-labelledby="footer-services">
              <h2 id="footer-services">{text('page.services')}</h2>
              <ul>
                {studio.footerServices.map(({ name, slug }) => (
                  <li key={name}>
                    <a href={slugs.includes(slug) ? paths.service(slug) : paths.services}>{name}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <section className="reach" aria-labelledby="footer-contact">
            <h2 id="footer-contact">{text('page.contact')}</h2>
            <ul>
              {studio.town && <li>{studio.town}</li>}
              {studio.email && (
                <li>
                  <a href={`mailto:${studio.email}`}>{studio.email}</a>
                </li>
              )}
              {studio.phone && (
                <li>
                  <a href={studio.phoneLink}>{studio.phone}</a>
                </li>
              )}
              {!studio.email && !studio.phone && (
                <li>
                  <a href={paths.contact}>{text('form.send')}</a>
                </li>
              )}
            </ul>
          </section>
        </div>
        <div className="last">
          <LanguageLinks />
          <p>{`© ${studio.year} ${studio.name}. ${studio.footerNote}`}</p>
          <ul>
            {studio.legalPages.map((name) => (
              <li key={name}>
                <a href={paths[name]}>{text(`page.${name}`)}</a>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}

export const footerStyles = css`
  margin-top: 4rem;
  color: ${look.textSoft};
  font-size: 0.9375rem;

  .columns {
    display: grid;
    grid-template-columns: repeat(2, 1fr);
    gap: 2rem 1.5rem;
    padding: 4rem 0 3rem;
  }
  .about,
  .reach {
    grid-column: 1 / -1;
  }
  .about {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem 2rem;
    align-items: end;
    padding-bottom: 1rem;
  }
  .about p {
    flex: 1 20rem;
  }
  h2 {
    margin: 0.5rem 0;
    color: ${look.text};
    font: 600 1rem ${look.body};
  }
  li {
    display: flex;
    align-items: center;
    min-height: 44px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
    overflow-wrap: anywhere;
    transition: color 0.3s;
  }
  .site-brand {
    width: 100%;
    color: ${look.text};
    font-size: clamp(1rem, (100vw - 4rem) / (var(--brand) + 1), 9rem);
    letter-spacing: -0.05em;
  }
  .site-brand :is(svg, img) {
    width: 0.8em;
    height: 0.8em;
  }
  a:hover {
    color: ${look.text};
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  .social {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .social a {
    justify-content: center;
    width: 44px;
  }
  .last {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 2rem;
    align-items: center;
    justify-content: space-between;
    padding: 1rem 0 1.5rem;
    border-top: 1px solid ${look.line};
    color: ${look.textFaint};
  }
  .last ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5rem;
  }
  ${look.up.sm} {
    .columns {
      grid-template-columns: repeat(3, 1fr);
    }
    .reach {
      grid-column: auto;
    }
  }
`;

/** Slugs of the stored services, for the footer's links. Without them the links lead to the list. */
export const serviceSlugs: Resource<string[]> = {
  key: 'service-slugs',
  fallback: [],
  load: async (api) =>
    readList(readRecord(await api.get('/services?view=card&order=hand&page=1&size=24')).items, (one) =>
      readRequiredText(readRecord(one).slug),
    ),
};
