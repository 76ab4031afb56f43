import { limits } from '../limits.ts';
import { technologyCategories } from '../technology-categories.ts';
import { choice, flag, image, line } from './fields.ts';
import { defineKind } from './kind.ts';

export const technology = defineKind({
  name: 'technology',
  plural: 'technologies',
  path: '/api/technologies',
  words: {
    one: 'Technology',
    many: 'Technologies',
    screen: 'Technology Management',
    menu: 'Technologies',
    create: 'Add Technology',
    creating: 'Adding...',
    failures: {
      load: 'Failed to fetch technologies. Please try again.',
      save: 'Failed to save technologies. Please try again.',
      create: 'Failed to add technology. Please try again.',
    },
  },
  fields: {
    name: line('Name', { words: false, required: true, max: limits.name }),
    logo: image('Logo URL', { required: true }),
    category: choice('Category', technologyCategories, {
      required: true,
      mismatch: 'is not one of the categories',
    }),
    isSelected: flag('Selected for display', { subject: 'Selected' }),
  },
  titleField: 'name',
  card: ['name', 'logo', 'category', 'isSelected', 'createdAt', 'updatedAt'],
  order: 'hand',
  oldestFirst: true,
  menu: { place: 5, icon: 'cpu', trades: ['software'] },
  unique: {
    fields: ['name', 'category'],
    message: 'A technology with this name already exists in this category',
  },
  calls: { listKey: 'technologies', withoutCards: true, without: ['get', 'update', 'remove'] },
});
