import { limits } from '../limits.ts';
import { choice, group, image, line, list, prose, url } from './fields.ts';
import { defineKind } from './kind.ts';

export const founder = group('Founder', {
  name: line('Name', { words: false, required: true, max: limits.name, subject: 'Founder name' }),
  bio: prose('Bio', { required: true, max: limits.description, subject: 'Founder bio' }),
  image: image('Image URL', { required: true, subject: 'Founder image URL' }),
  imagePosition: choice('Image Position', ['left', 'right'], {
    default: 'left',
    optionLabels: { left: 'Left', right: 'Right' },
  }),
  social: group('Social Links', {
    github: url('GitHub', {}),
    portfolio: url('Portfolio', {}),
    linkedin: url('LinkedIn', {}),
    instagram: url('Instagram', {}),
  }),
});

export const founders = defineKind({
  name: 'founders',
  plural: 'founders',
  path: '/api/founders',
  words: { one: 'Founders', many: 'Founders', screen: 'About Management', menu: 'About' },
  single: true,
  fields: {
    title: line('Founders Section Title', { required: true, max: limits.title }),
    founders: list('Founders', founder, {
      required: true,
      min: 0,
      max: limits.founders,
      addLabel: '+ Add Founder',
    }),
  },
  titleField: 'title',
  calls: { publicPath: '/api/portfolio/founders', timeoutMs: 10_000 },
});
