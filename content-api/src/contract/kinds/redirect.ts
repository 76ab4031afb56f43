import { limits } from '../limits.ts';
import { line } from './fields.ts';
import { defineKind } from './kind.ts';

export const redirect = defineKind({
  name: 'redirect',
  plural: 'redirects',
  path: '/api/redirects',
  right: 'studio',
  words: {
    one: 'Redirect',
    many: 'Redirects',
    screen: 'Redirects',
    menu: 'Redirects',
  },
  fields: {
    from: line('From', {
      required: true,
      max: limits.url,
      form: 'path',
      placeholder: '/old-page',
      hint: 'A path of this site that has no page, or one with a query',
    }),
    to: line('To', {
      required: true,
      max: limits.url,
      form: 'link',
      placeholder: '/projects',
      hint: 'A path of this site, or an address with https://',
    }),
  },
  titleField: 'from',
  card: ['from', 'to', 'createdAt', 'updatedAt'],
  columns: ['to'],
  sortBy: 'from',
  oldestFirst: true,
  unique: { fields: ['from'], message: 'There is already a redirect from this address' },
  menu: { place: 6, icon: 'redirect', within: 'Studio' },
});
