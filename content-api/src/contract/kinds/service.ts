import { limits } from '../limits.ts';
import { group, icon, image, line, list, prose, slug, tags } from './fields.ts';
import { defineKind } from './kind.ts';

export const service = defineKind({
  name: 'service',
  plural: 'services',
  path: '/api/services',
  words: {
    one: 'Service',
    many: 'Services',
    screen: 'Service Management',
    menu: 'Services',
    failures: {
      load: 'Failed to load services',
      loadOne: 'Failed to load service details',
      save: 'Failed to save service',
      remove: 'Failed to delete service',
    },
  },
  address: '/services/',
  fields: {
    title: line('Title', { required: true, max: limits.title }),
    description: prose('Description', { required: true, max: limits.description }),
    icon: icon('Icon', {
      required: true,
      hint: 'One of the set, a picture, or an emoji. An image URL or SVG path data can be typed as well.',
    }),
    slug: slug('Slug', {
      required: true,
      hint: 'Part of the address: /services/your-slug. Earlier addresses keep working.',
    }),
    features: tags('Features', {
      max: limits.features,
      itemMax: limits.title,
      kept: true,
      hint: 'One a line, shown as bullets on the card',
      rows: 4,
    }),
    subServices: list(
      'Sub-services',
      group('Sub-service', {
        title: line('Sub-service title', { required: true, max: limits.title }),
        description: prose('Sub-service description', {
          required: true,
          max: limits.description,
          rows: 3,
        }),
        imageUrl: image('Sub-service image URL', { omitEmpty: true }),
        features: tags('Sub-service features', {
          max: limits.features,
          itemMax: limits.title,
          kept: true,
          hint: 'One a line',
          rows: 3,
        }),
      }),
      { max: limits.subServices, hasIds: true },
    ),
  },
  titleField: 'title',
  describedBy: ['description'],
  card: ['title', 'description', 'icon', 'slug', 'features', 'createdAt', 'updatedAt'],
  columns: ['slug'],
  order: 'hand',
  oldestFirst: true,
  menu: { place: 2, icon: 'layers' },
  calls: { envelope: true, oneBySlug: true },
});
