import { compositions } from '../../look/compositions.ts';
import { fontPairNames } from '../../look/font-families.ts';
import { headlineSizes, headlineTightness } from '../../look/headlines-of.ts';
import { defaultLookColors, grounds, lightGrounds, schemes } from '../../look/look-colors.ts';
import { dividers } from '../../look/ornaments-of.ts';
import { limits } from '../limits.ts';
import { ownFonts } from './own-fonts.ts';
import { choice, flag, group, line, list } from './fields.ts';
import { defineKind } from './kind.ts';

/** One of the compositions of a part; the first is the usual one. */
const composition = <const V extends readonly [string, ...string[]]>(label: string, offered: V) =>
  choice(label, offered, { default: offered[0] });

const color = { required: true, max: 7, form: 'color' } as const;

/** What makes a look. */
const values = {
  primary: line('Buttons and Links', { ...color, default: defaultLookColors.primary }),
  secondary: line('Highlights', { ...color, default: defaultLookColors.secondary }),
  tertiary: line('Small Headings', { ...color, default: defaultLookColors.tertiary }),
  scheme: choice('Dark or Light', schemes, { default: schemes[0] }),
  ground: choice('Dark Background', grounds, { default: defaultLookColors.ground }),
  lightGround: choice('Light Background', lightGrounds, { default: lightGrounds[0] }),
  fonts: choice('Fonts', fontPairNames, { default: fontPairNames[0] }),
  ownFonts,
  headlineSize: choice('Size of Headlines', headlineSizes, { default: '100' }),
  headlineTightness: choice('Tightness of Headlines', headlineTightness, { default: '0' }),
  corners: choice('Corners', ['square', 'slight', 'round', 'rounder'], { default: 'round' }),
  artwork: choice('Artwork', ['automatic', 'weave'], { default: 'automatic' }),
  opening: composition('Top of the Home Page', compositions.opening),
  projects: composition('Projects Page', compositions.projects),
  cards: composition('Projects in Lists', compositions.cards),
  caseStudy: composition('Page of a Project', compositions.caseStudy),
  density: composition('Space', compositions.density),
  divider: choice('Divider', dividers, { default: dividers[0] }),
  hasCursor: flag('The website has a cursor of its own', { default: true }),
  hasSplash: flag('The name covers the first page of a visit for a moment', { default: true }),
  hasMarquee: flag('Long rows of technologies move by themselves', { default: true }),
};

/** Colours, fonts, corners and artwork of the site and the console. Its screen brings the words that explain them. */
export const look = defineKind({
  name: 'look',
  plural: 'look',
  path: '/api/look',
  words: { one: 'Look', many: 'Look', screen: 'Look', menu: 'Look' },
  single: true,
  ofStudio: true,
  right: 'studio',
  fields: {
    ...values,
    saved: list(
      'Your Looks',
      group('Look', { name: line('Name', { required: true, max: limits.name, words: false }), ...values }),
      {
        kept: true,
        omitEmpty: true,
        words: false,
        max: limits.looks,
        itemsWord: 'looks',
        distinct: 'name',
      },
    ),
  },
  titleField: 'primary',
  menu: { place: 3, icon: 'sliders', within: 'Studio' },
});
