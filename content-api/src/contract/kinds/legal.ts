import { limits } from '../limits.ts';
import { date, format, line, prose } from './fields.ts';
import { defineKind } from './kind.ts';

export const legal = defineKind({
  name: 'legal',
  plural: 'legal',
  path: '/api/legal',
  words: { one: 'Legal texts', many: 'Legal', screen: 'Legal', menu: 'Legal' },
  single: true,
  ofStudio: true,
  right: 'studio',
  fields: {
    updated: date('Last Changed', { hint: 'Printed above both texts.' }),
    format: format('markdown'),
    privacyTitle: line('Privacy Policy: Heading', { max: limits.title, default: 'Privacy Policy' }),
    privacy: prose('Privacy Policy', { max: limits.content, markdown: true }),
    termsTitle: line('Terms of Service: Heading', { max: limits.title, default: 'Terms of Service' }),
    terms: prose('Terms of Service', { max: limits.content, markdown: true }),
  },
  titleField: 'privacyTitle',
  menu: { place: 5, icon: 'fileText', within: 'Studio' },
});
