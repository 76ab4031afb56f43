import { limits } from '../limits.ts';
import { image, line, number, prose, reference } from './fields.ts';
import { defineKind } from './kind.ts';

export const testimonial = defineKind({
  name: 'testimonial',
  plural: 'testimonials',
  path: '/api/testimonials',
  words: {
    one: 'Testimonial',
    many: 'Testimonials',
    screen: 'Testimonial Management',
    menu: 'Testimonials',
  },
  fields: {
    quote: prose('Quote', { required: true, max: limits.quote, hint: 'Without quotation marks' }),
    name: line('Name', { words: false, required: true, max: limits.name }),
    role: line('Role', { max: limits.name, placeholder: 'Head of Operations' }),
    company: line('Company', { words: false, max: limits.name }),
    face: image('Picture URL', { hint: 'A square picture. Initials take its place.' }),
    order: number('Order', {
      min: 1,
      max: 999,
      hint: 'Small numbers come first until the list is arranged. The home page shows the first six.',
    }),
    project: reference('Project', 'project', { hint: 'The quote is shown on its page as well.' }),
  },
  titleField: 'name',
  card: ['quote', 'name', 'role', 'company', 'face', 'project', 'createdAt', 'updatedAt'],
  columns: ['company', 'role'],
  sortBy: 'order',
  oldestFirst: true,
  order: 'hand',
  menu: { place: 6, icon: 'quote' },
});
