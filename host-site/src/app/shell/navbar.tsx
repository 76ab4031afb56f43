import { Container, Icon } from 'shared-ui';
import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useStudio } from '../../lib/studio/use-studio.ts';
import { Mark } from './mark.tsx';
import { useMobileMenu } from './use-mobile-menu.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/** Scroll distance after which the bar is filled (specification, section 9). */
const thresholdPx = 50;

/** The fixed top bar, and on small screens its menu. */
export function Navbar() {
  const section = `/${useLocation().pathname.split('/')[1]}`;
  const { name, links, email, phone, phoneLink } = useStudio();
  const scrolled = useScrolledPast(thresholdPx);
  const { open, toggle, button, panel } = useMobileMenu();
  return (
    <header className="site-bar" data-scrolled={scrolled || open || undefined} data-open={open || undefined}>
      <Container>
        <a className="site-brand" href={paths.home}>
          <Mark />
          {name}
        </a>
        <button
          type="button"
          className="burger"
          ref={button}
          aria-expanded={open}
          aria-controls="site-menu"
          aria-label={open ? 'Close menu' : 'Open menu'}
          onClick={toggle}
        >
          <Icon name={open ? 'close' : 'menu'} />
        </button>
        <nav id="site-menu" aria-label="Main" ref={panel}>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} aria-current={href === section ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <p className="reach">
            {email && <a href={`mailto:${email}`}>{email}</a>}
            {phone && <a href={phoneLink}>{phone}</a>}
          </p>
        </nav>
      </Container>
    </header>
  );
}
