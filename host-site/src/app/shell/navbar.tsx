import { Container, Icon } from 'shared-ui';
import { paths } from '../../lib/paths.ts';
import { useStudio } from '../../lib/studio/use-studio.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Mark } from './mark.tsx';

/**
 * The fixed top bar, and on small screens its menu (`client/menu.ts`).
 *
 * @param pathname of the page; the link to its section is marked
 */
export function Navbar({ pathname }: { pathname: string }) {
  const { text, unlikeEnglish } = useTexts();
  const section = `/${pathname.split('/')[1]}`;
  const { name, links, email, phone, phoneLink } = useStudio();
  return (
    <header className="site-bar">
      <Container>
        <a className="site-brand" href={paths.home}>
          <Mark />
          {name}
        </a>
        <button
          type="button"
          className="burger"
          aria-expanded={false}
          aria-controls="site-menu"
          aria-label={text('frame.openMenu')}
          data-close={unlikeEnglish('frame.closeMenu')['frame.closeMenu']}
        >
          <Icon name="menu" />
          <Icon name="close" />
        </button>
        <nav id="site-menu" aria-label={text('frame.menu')}>
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
