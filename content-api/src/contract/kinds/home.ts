import { limits } from '../limits.ts';
import { choice, flag, group, image, line, list, text, url } from './fields.ts';
import { defineKind } from './kind.ts';

/** The sections that the home page may have, in their usual order, with their headings. */
const texts = {
  projects: { label: 'Projects', title: 'Latest Project', lead: '' },
  services: { label: 'Services', title: '', lead: '' },
  about: { label: 'About', title: 'About Us', lead: '' },
  technologies: { label: 'Technologies', title: 'Technologies', lead: '' },
  clients: { label: 'Clients', title: 'Clients who trust us', lead: '' },
  testimonials: {
    label: 'Testimonials',
    title: 'Client Voices',
    lead: 'How it is to work with us, in their words.',
  },
  contact: { label: 'Contact', title: 'Get In Touch', lead: '' },
} as const;

type Section = keyof typeof texts;

const names = Object.keys(texts) as [Section, ...Section[]];

/** A section of the home page. */
const homeSection = group('Section', {
  section: choice('Section', names, {
    required: true,
    optionLabels: Object.fromEntries(names.map((name) => [name, texts[name].label])),
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
      default: 'We create digital experiences',
    }),
    heroHighlight: line('Highlight', {
      max: limits.title,
      default: 'digital experiences',
      hint: 'A phrase of the headline, word for word, in the colours of the studio.',
    }),
    heroLead: text('Opening', { max: limits.shortText, hint: 'A sentence below the headline.' }),
    heroPicture: image('Picture', {
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
        default: [
          { label: 'See Our Work', href: '/projects' },
          { label: 'Contact Us', href: '/#contact' },
        ],
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
      isOrdered: true,
      hint: 'In the order of the page. A section without content is left out by itself.',
      default: names.map((section) => {
        const { title, lead } = texts[section];
        return { section, isShown: true, title, lead };
      }),
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
