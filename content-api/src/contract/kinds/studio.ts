import { limits } from '../limits.ts';
import { choice, flag, group, image, line, list, tags, text, url } from './fields.ts';
import { defineKind } from './kind.ts';
import { tradeLabels, trades } from './trade.ts';

/** Twelve services whose marks the site has, and what stands for any other. */
const socialIcons = [
  ...(['instagram', 'linkedin', 'facebook', 'x', 'youtube', 'vimeo', 'behance', 'dribbble'] as const),
  ...(['pinterest', 'mastodon', 'bluesky', 'github', 'globe'] as const),
] as const;

/** The page where a studio can be found elsewhere. */
const socialLink = group('Social Link', {
  icon: choice('Icon', socialIcons, {
    default: 'globe',
    optionLabels: {
      instagram: 'Instagram',
      linkedin: 'LinkedIn',
      facebook: 'Facebook',
      x: 'X',
      youtube: 'YouTube',
      vimeo: 'Vimeo',
      behance: 'Behance',
      dribbble: 'Dribbble',
      pinterest: 'Pinterest',
      mastodon: 'Mastodon',
      bluesky: 'Bluesky',
      github: 'GitHub',
      globe: 'Globe',
    },
  }),
  label: line('Name', { required: true, max: limits.name, subject: 'Name of the social link' }),
  href: url('Address', { required: true, subject: 'Address of the social link' }),
});

const sharePicture = (label: string) => image(label, { kept: true, omitEmpty: true });

/** A language beside the first one. Visitors see what is in it once it is offered. */
const furtherLanguage = group('Language', {
  code: line('Language', { required: true, max: 35, form: 'language', placeholder: 'de' }),
  offered: flag('Offered to visitors', {}),
});

/** `absent`: what is not translated does not exist in that language; `original`: the first language is shown. */
const ifMissing = (label: string) =>
  choice(label, ['absent', 'original'], {
    default: 'absent',
    omitEmpty: true,
    optionLabels: { absent: 'There is no such page', original: 'Shown in the first language' },
  });

/** The kinds that may be translated, by their names. What speaks for the studio is always shown. */
const untranslated = {
  project: ifMissing('Projects'),
  service: ifMissing('Services'),
  post: ifMissing('Blog posts'),
  page: ifMissing('Pages'),
  testimonial: ifMissing('Testimonials'),
  about: ifMissing('About'),
  founders: ifMissing('Founders'),
};

/** Name, contact and sentences of the studio, for every page. */
export const studio = defineKind({
  name: 'studio',
  plural: 'studio',
  path: '/api/studio',
  words: { one: 'Studio', many: 'Studio', screen: 'Name and Contact', menu: 'Name and contact' },
  single: true,
  ofStudio: true,
  right: 'studio',
  fields: {
    name: line('Name', {
      required: true,
      max: limits.name,
      default: 'Our Studio',
      hint: 'In the top bar, in the footer and behind the title of every page.',
    }),
    trade: choice('What You Do', trades, {
      kept: true,
      default: 'software',
      optionLabels: tradeLabels,
      hint: 'Decides what projects are asked for, and what stands on the pages until you say something else.',
    }),
    tagline: line('Tagline', {
      max: limits.title,
      hint: 'One line on what the studio does, without a full stop.',
    }),
    description: text('Description', {
      max: limits.shortText,
      hint: 'Two sentences for search engines, shared links and the home page.',
    }),
    mark: image('Mark', {
      hint: 'A square picture before the name. Without one, threads in the colours of the studio take its place.',
    }),
    markOnLight: image('Mark on Light Pages', {
      kept: true,
      omitEmpty: true,
      hint: 'Where pages are light, or follow the visitor’s device. Without one, the mark.',
    }),
    favicon: image('Favicon', { hint: 'A square SVG or PNG for browser tabs. Without one, the mark.' }),
    splash: line('Splash Word', {
      max: limits.name,
      hint: 'Seen for a moment at the start. Without one, the name.',
    }),
    voice: choice('How You Speak of Yourselves', ['we', 'i'], {
      default: 'we',
      optionLabels: { we: 'We: several people', i: 'I: one person' },
    }),
    town: line('Place', { max: limits.name, placeholder: 'Patan, Gujarat, India' }),
    email: line('Email', { max: limits.email, placeholder: 'hello@studio.example', form: 'email' }),
    phone: line('Phone', {
      words: false,
      max: limits.name,
      hint: 'As it is printed; only what can be dialled is dialled.',
    }),
    address: group('Address for Search Engines', {
      locality: line('Town', { max: limits.name }),
      region: line('Region', { max: limits.name }),
      country: line('Country', { words: false, max: limits.name, placeholder: 'IN', form: 'country' }),
    }),
    social: list('Social Links', socialLink, {
      max: limits.links,
      distinct: 'href',
      isOrdered: true,
    }),
    contactLead: text('Contact Page: Opening', {
      max: limits.shortText,
      hint: 'What to write, and when you answer.',
    }),
    projectsLead: text('Projects Page: Opening', { max: limits.shortText }),
    servicesLead: text('Services Page: Opening', { max: limits.shortText }),
    blogLead: text('Blog Page: Opening', {
      max: limits.shortText,
      default: 'Discover insights, updates, and stories from our team',
    }),
    callToAction: group('Banner at the End of Pages', {
      title: line('Heading', { max: limits.title, default: 'Ready to Start Your Project?' }),
      text: text('Text', { max: limits.shortText }),
      button: line('Button', { max: limits.name, default: "Let's Work Together" }),
    }),
    notFound: text('Page Not Found: Text', {
      max: limits.shortText,
      default: 'There is nothing at this address.',
    }),
    footerServices: tags('Footer: Services', {
      max: limits.links,
      itemMax: limits.name,
      rows: 5,
      hint: 'One a line. Each leads to the service of that name, else to the list.',
      default: ['Web Development', 'UI/UX Design', 'Mobile Development', 'E-commerce', 'Digital Marketing'],
    }),
    hasBuiltInServices: flag('Show four built-in services while you have none', {
      default: true,
      hint: 'With the names that the footer came with. They come from us: nobody at the studio has stated them. Without this, they appear only when the services cannot be loaded.',
    }),
    footerNote: line('Footer: Last Line', {
      max: limits.title,
      default: 'All rights reserved.',
      hint: 'Behind the year and the name.',
    }),
    sharePictures: group(
      'Share Pictures',
      {
        home: sharePicture('Home'),
        projects: sharePicture('Projects'),
        services: sharePicture('Services'),
        blog: sharePicture('Blog'),
        about: sharePicture('About'),
        contact: sharePicture('Contact'),
      },
      {
        kept: true,
        omitEmpty: true,
        hint: 'Shown where somebody shares a link to the page. 1200 \u00d7 630 pixels are best. Empty: a card with your name and headline.',
      },
    ),
    language: line('Language', {
      kept: true,
      max: 35,
      form: 'language',
      // Only the shared links followed it.
      was: 'locale',
      default: 'en',
      hint: 'Of the website: its own texts, dates and numbers, and what search engines, readers and browsers are told.',
    }),
    languages: list('Further Languages', furtherLanguage, {
      kept: true,
      omitEmpty: true,
      max: limits.languages,
      itemsWord: 'languages',
      distinct: 'code',
      isOrdered: true,
      addLabel: 'Add a language',
      removeLabel: 'Remove this language',
      hint: 'In the order in which visitors are offered them. Taking one away deletes no translation.',
    }),
    missing: group('Where a Translation Is Missing', untranslated, {
      kept: true,
      omitEmpty: true,
    }),
    timeZone: line('Time Zone', {
      max: limits.name,
      form: 'timeZone',
      placeholder: 'Asia/Kolkata',
      hint: 'For the times in the console. Without one, the setting of the server.',
    }),
  },
  titleField: 'name',
  groups: [
    {
      label: 'Who You Are',
      isOpen: true,
      fields: [
        'name',
        'trade',
        'tagline',
        'description',
        'mark',
        'markOnLight',
        'favicon',
        'splash',
        'voice',
      ],
    },
    {
      label: 'How to Reach You',
      hint: 'What stays empty is not shown.',
      fields: ['email', 'phone', 'town', 'address', 'social'],
    },
    {
      label: 'Texts at the Top and the End of Pages',
      fields: ['servicesLead', 'projectsLead', 'blogLead', 'contactLead', 'callToAction', 'notFound'],
    },
    { label: 'Footer', fields: ['footerServices', 'footerNote'] },
    { label: 'Pictures of Shared Links', fields: ['sharePictures'] },
    { label: 'Built-in Services', fields: ['hasBuiltInServices'] },
    { label: 'Language and Time', fields: ['language', 'languages', 'missing', 'timeZone'] },
  ],
  menu: { place: 1, icon: 'home', within: 'Studio' },
});
