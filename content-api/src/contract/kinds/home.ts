import { limits } from '../limits.ts';
import { choice, flag, group, image, line, list, text, url } from './fields.ts';
import { defineKind } from './kind.ts';
import { usualHome } from './usual-home.ts';

/** The sections that the home page may have, in their usual order. */
const labels = {
  projects: 'Projects',
  services: 'Services',
  about: 'About',
  technologies: 'Technologies',
  clients: 'Clients',
  testimonials: 'Testimonials',
  contact: 'Contact',
} as const;

type Section = keyof typeof labels;

const names = Object.keys(labels) as [Section, ...Section[]];

/** A section of the home page. */
const homeSection = group('Section', {
  section: choice('Section', names, {
    required: true,
    optionLabels: labels,
  }),
  isShown: flag('Shown', { default: true }),
  title: line('Heading', { max: limits.title }),
  lead: text('Opening', { max: limits.shortText, rows: 2 }),
});

export const home = defineKind({
  name: 'home',
  plural: 'home',
  path: '/api/home',
  words: { one: 'Home page', many: 'Home', screen: 'Home', menu: 'Home' },
  single: true,
  ofStudio: true,
  right: 'studio',
  fields: {
    heroLine: line('Headline', {
      required: true,
      max: limits.title,
      default: usualHome.heroLine,
    }),
    heroHighlight: line('Highlight', {
      max: limits.title,
      default: usualHome.heroHighlight,
      hint: 'A phrase of the headline, word for word, in the colours of the studio.',
    }),
    heroLead: text('Opening', { max: limits.shortText, hint: 'A sentence below the headline.' }),
    heroPicture: image('Picture', {
      sharpFrom: 1200,
      hint: 'Beside the headline. Without one, artwork in the colours of the studio.',
    }),
    buttons: list(
      'Buttons',
      group('Button', {
        label: line('Label', { required: true, max: limits.name, subject: 'Label of the button' }),
        href: url('Leads to', { required: true, pages: true, subject: 'Target of the button' }),
      }),
      {
        max: 2,
        isOrdered: true,
        default: usualHome.buttons,
      },
    ),
    hasStatistics: flag('Show the statistics', { default: true }),
    statistics: list(
      'Statistics',
      group('Figure', {
        value: line('Value', { required: true, max: 20, placeholder: '25+' }),
        label: line('Label', { required: true, max: limits.name, placeholder: 'Projects Completed' }),
      }),
      { max: 8, isOrdered: true, hint: 'Beside the section About. Only what you can stand for.' },
    ),
    sections: list('Sections', homeSection, {
      max: names.length,
      distinct: 'section',
      isComplete: true,
      itemTrades: { technologies: ['software'] },
      isOrdered: true,
      hint: 'In the order of the page. A section without content is left out by itself.',
      default: usualHome.sections,
    }),
  },
  titleField: 'heroLine',
  groups: [
    {
      label: 'First Screen',
      isOpen: true,
      fields: ['heroLine', 'heroHighlight', 'heroLead', 'heroPicture', 'buttons'],
    },
    { label: 'Statistics', isOpen: true, fields: ['hasStatistics', 'statistics'] },
    { label: 'Sections', isOpen: true, fields: ['sections'] },
  ],
  menu: { place: 2, icon: 'dashboard', within: 'Studio' },
});
