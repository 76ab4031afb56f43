import { limits } from '../limits.ts';
import { group, line, list, url } from './fields.ts';
import { defineKind } from './kind.ts';

const link = group('Link', {
  label: line('Label', { required: true, max: limits.name, subject: 'Label of the link' }),
  href: url('Leads to', {
    required: true,
    pages: true,
    subject: 'Target of the link',
    placeholder: '/about',
  }),
});

export const navigation = defineKind({
  name: 'navigation',
  plural: 'navigation',
  path: '/api/navigation',
  words: { one: 'Navigation', many: 'Navigation', screen: 'Navigation', menu: 'Navigation' },
  single: true,
  ofStudio: true,
  right: 'studio',
  fields: {
    links: list('Links', link, {
      max: limits.links,
      distinct: 'href',
      isOrdered: true,
      hint: 'In the top bar, and in the footer as Quick Links.',
      default: [
        { label: 'Home', href: '/' },
        { label: 'About', href: '/about' },
        { label: 'Services', href: '/services' },
        { label: 'Projects', href: '/projects' },
        { label: 'Blog', href: '/blog' },
        { label: 'Contact', href: '/contact' },
      ],
    }),
    footerTitle: line('Heading of the Links in the Footer', { max: limits.name, default: 'Quick Links' }),
    footerLinks: list('Further Links in the Footer', link, {
      max: limits.links,
      distinct: 'href',
      isOrdered: true,
    }),
  },
  titleField: 'footerTitle',
  menu: { place: 4, icon: 'list', within: 'Studio' },
});
