import { sections } from '../support/made-studio.ts';
import type { MadeStudio } from '../support/made-studio.ts';
import { worlds } from './worlds.ts';

/** Loud and close: the look Arcade with its letters larger, in English. */
export const games: MadeStudio = {
  name: 'games',
  drawings: worlds,
  contentOf: ({ hero, moss, comet, lava, candy }) => ({
    look: { ready: 'Arcade', opening: 'headline', headlineSize: '120' },
    studio: {
      name: 'Wobblebit',
      trade: 'other',
      language: 'en',
      tagline: 'Small games with odd physics',
      description: 'Four people in Dundee who make games that fit into a lunch break and stay for a year.',
      town: 'Dundee',
      email: 'hi@wobblebit.example',
      contactLead: 'Bug, idea, fan art: it all lands on the same desk.',
      footerServices: [],
      footerNote: 'No creatures were harmed.',
      hasBuiltInServices: false,
    },
    home: {
      heroLine: 'Fall over. Get up. Giggle.',
      heroHighlight: 'Giggle.',
      heroLead: 'Games about wobbly creatures, for everybody who has ten minutes and two thumbs.',
      heroPicture: hero,
      buttons: [
        { label: 'Pick a game', href: '/projects' },
        { label: 'Say hi', href: '/contact' },
      ],
      hasStatistics: true,
      statistics: [
        { value: '2.1M', label: 'falls a day' },
        { value: '4', label: 'of us' },
        { value: '0', label: 'adverts' },
      ],
      sections: sections({
        projects: ['Out now'],
        testimonials: ['They said it, not us'],
        about: ['Who wobbles here'],
        contact: ['Talk to us'],
      }),
    },
    links: [
      ['Games', '/projects'],
      ['Us', '/about'],
      ['Hi!', '/contact'],
    ],
    about: {
      title: 'Who wobbles here',
      image: candy!,
      paragraphs: ['Two programmers, a painter and somebody who makes noises with kitchen tools.'],
    },
    services: [],
    projects: [
      ['Mossfoot', 'Walk home through a forest that leans.', moss],
      ['Comet Post', 'Deliver letters at 40,000 km an hour.', comet],
      ['Hot Floor', 'It is what you think it is.', lava],
      ['Jelly Court', 'Tennis, but the court is jelly.', candy],
    ].map(([title, shortDescription, mainimage]) => ({ title: title!, shortDescription, mainimage })),
    testimonials: [
      { quote: 'I missed my stop twice.', name: 'Priya', role: 'Commuter', company: 'Line 4' },
      { quote: 'Nine out of ten knees.', name: 'Controller Weekly', role: 'Review', company: '' },
    ],
  }),
};
