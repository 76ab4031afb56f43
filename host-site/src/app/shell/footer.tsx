import { Container, Icon } from 'shared-ui';
import { memo } from 'react';
import { footerServicePath } from '../../lib/footer-service-path.ts';
import { paths } from '../../lib/paths.ts';
import { phoneHref } from '../../lib/phone-href.ts';
import { dataOf } from '../../lib/resources/resource.ts';
import { useResource } from '../../lib/resources/use-resource.ts';
import { site } from '../../site.ts';
import { serviceSlugs } from '../service-slugs.ts';
import { Mark } from './mark.tsx';
import { navLinks } from './nav-links.ts';

/** Drawn once: nothing in it depends on the address. */
export const Footer = memo(function Footer() {
  const slugs = dataOf(useResource(serviceSlugs)) ?? [];
  return (
    <footer className="site-foot">
      <Container>
        <div className="columns">
          <div className="about">
            <a className="site-brand" href={paths.home}>
              <Mark />
              {site.brand}
            </a>
            <p>{site.tagline}.</p>
            <ul className="social" aria-label="Social media">
              {site.social.map(({ label, icon, href }) => (
                <li key={label}>
                  <a
                    href={href}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={`${site.brand} on ${label}`}
                  >
                    <Icon name={icon} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <nav aria-labelledby="footer-links">
            <h2 id="footer-links">Quick Links</h2>
            <ul>
              {navLinks.map(({ to, label }) => (
                <li key={to}>
                  <a href={to}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-services">
            <h2 id="footer-services">Services</h2>
            <ul>
              {site.footerServices.map((name) => (
                <li key={name}>
                  <a href={footerServicePath(name, slugs)}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          <section className="reach" aria-labelledby="footer-contact">
            <h2 id="footer-contact">Contact</h2>
            <ul>
              <li>{site.town}</li>
              <li>
                <a href={`mailto:${site.email}`}>{site.email}</a>
              </li>
              <li>
                <a href={phoneHref(site.phone)}>{site.phone}</a>
              </li>
            </ul>
          </section>
        </div>
        <div className="last">
          <p>
            © {new Date().getUTCFullYear()} {site.brand}. All rights reserved.
          </p>
          <ul>
            <li>
              <a href={paths.privacy}>Privacy Policy</a>
            </li>
            <li>
              <a href={paths.terms}>Terms of Service</a>
            </li>
          </ul>
        </div>
      </Container>
    </footer>
  );
});
