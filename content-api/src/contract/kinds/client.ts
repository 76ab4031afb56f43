import { limits } from '../limits.ts';
import { image, line, url } from './fields.ts';
import { defineKind } from './kind.ts';

export const client = defineKind({
  name: 'client',
  plural: 'clients',
  path: '/api/clients',
  words: {
    one: 'Client',
    many: 'Clients',
    screen: 'Client Management',
    menu: 'Clients',
  },
  fields: {
    name: line('Name', { words: false, required: true, max: limits.name }),
    logo: image('Logo URL', {
      required: true,
      hint: 'In one light colour on a transparent ground. The home page shows the logos in a row, dark on a light page.',
    }),
    link: url('Website Link', { placeholder: 'https://' }),
  },
  titleField: 'name',
  card: ['name', 'logo', 'link', 'createdAt', 'updatedAt'],
  columns: ['link'],
  oldestFirst: true,
  order: 'hand',
  menu: { place: 7, icon: 'users' },
});
