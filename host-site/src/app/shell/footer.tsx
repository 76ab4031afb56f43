import { Container, Icon, safeHref } from 'shared-ui';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources/resource.ts';
import { useResource } from '../../lib/resources/use-resource.ts';
import { useStudio } from '../../lib/studio/use-studio.ts';
import { serviceSlugs } from '../service-slugs.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Mark } from './mark.tsx';

export function Footer() {
  const { text } = useTexts();
  const studio = useStudio();
  const slugs = dataOf(useResource(serviceSlugs)) ?? [];
  return (
    <footer className="site-foot">
      <Container>
        <div className="columns">
          <div className="about">
            <a className="site-brand" href={paths.home}>
              <Mark />
              {studio.name}
            </a>
            {studio.tagline && <p>{text('frame.sentence', { words: studio.tagline })}</p>}
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
                      <Icon name={icon} />
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
          <p>
            © {studio.year} {studio.name}. {studio.footerNote}
          </p>
          <ul>
            <li>
              <a href={paths.privacy}>{text('page.privacy')}</a>
            </li>
            <li>
              <a href={paths.terms}>{text('page.terms')}</a>
            </li>
          </ul>
        </div>
      </Container>
    </footer>
  );
}
