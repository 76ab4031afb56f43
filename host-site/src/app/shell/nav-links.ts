import { paths } from '../../lib/paths.ts';

/** The top bar's links, in order. */
export const navLinks = [
  { to: paths.home, label: 'Home' },
  { to: paths.about, label: 'About' },
  { to: paths.services, label: 'Services' },
  { to: paths.projects, label: 'Projects' },
  { to: paths.blog, label: 'Blog' },
  { to: paths.contact, label: 'Contact' },
];
