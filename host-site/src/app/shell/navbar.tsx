import { Container, Icon } from 'shared-ui';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { site } from '../../site.ts';
import { Mark } from './mark.tsx';
import { navLinks } from './nav-links.ts';
import { useMobileMenu } from './use-mobile-menu.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/** Specification, section 9. */
const thresholdPx = 50;

/** The fixed top bar, and on small screens its menu. */
export function Navbar() {
  const scrolled = useScrolledPast(thresholdPx);
  const menu = useMobileMenu();
  return (
    <header
      className="site-bar"
      data-scrolled={scrolled || menu.open || undefined}
      data-open={menu.open || undefined}
    >
      <Container>
        <Link className="brand" to={paths.home}>
          <Mark />
          {site.brand}
        </Link>
        <button
          type="button"
          className="burger"
          ref={menu.button}
          aria-expanded={menu.open}
          aria-controls="site-menu"
          aria-label={menu.open ? 'Close menu' : 'Open menu'}
          onClick={menu.toggle}
        >
          <Icon name={menu.open ? 'close' : 'menu'} />
        </button>
        <nav id="site-menu" aria-label="Main" ref={menu.panel}>
          <ul>
            {navLinks.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end={to === paths.home}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </header>
  );
}
