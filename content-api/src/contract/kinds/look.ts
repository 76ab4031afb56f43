import { defaultLookColors, grounds } from '../../look/look-colors.ts';
import { choice, line } from './fields.ts';
import { defineKind } from './kind.ts';

/** Pairs of a face for headings and one for text, each served by the site itself. */
const fontPairs = {
  'poppins-inter': 'Poppins and Inter: clear and round',
  'space-grotesk-inter': 'Space Grotesk and Inter: technical',
  'outfit-manrope': 'Outfit and Manrope: light and geometric',
  'bricolage-work-sans': 'Bricolage Grotesque and Work Sans: with character',
  'fraunces-dm-sans': 'Fraunces and DM Sans: warm, with serifs',
  'playfair-source-sans': 'Playfair Display and Source Sans: classical',
} as const;

type FontPair = keyof typeof fontPairs;

const color = { required: true, max: 7, form: 'color' } as const;

/** Colours, fonts and corners of the site and the console. */
export const look = defineKind({
  name: 'look',
  plural: 'look',
  path: '/api/look',
  words: { one: 'Look', many: 'Look', screen: 'Look', menu: 'Look' },
  single: true,
  ofStudio: true,
  right: 'studio',
  fields: {
    primary: line('Primary Colour', {
      ...color,
      default: defaultLookColors.primary,
      hint: 'Buttons and what is chosen. Links have a lighter shade of it.',
    }),
    secondary: line('Secondary Colour', {
      ...color,
      default: defaultLookColors.secondary,
      hint: 'The second light behind pages, and the middle of gradients.',
    }),
    tertiary: line('Tertiary Colour', {
      ...color,
      default: defaultLookColors.tertiary,
      hint: 'Small headings, the end of gradients, and the ring around what has the focus.',
    }),
    ground: choice('Background', grounds, {
      default: defaultLookColors.ground,
      optionLabels: {
        night: 'Night: dark with a cast of blue',
        graphite: 'Graphite: dark and neutral',
        warm: 'Warm: dark with a cast of brown',
        primary: 'Primary: dark with a cast of the primary colour',
      },
    }),
    fonts: choice('Fonts', Object.keys(fontPairs) as [FontPair, ...FontPair[]], {
      default: 'poppins-inter',
      optionLabels: fontPairs,
    }),
    corners: choice('Corners', ['square', 'slight', 'round', 'rounder'], {
      default: 'round',
      optionLabels: { square: 'Square', slight: 'Slightly round', round: 'Round', rounder: 'Very round' },
    }),
  },
  titleField: 'primary',
  groups: [
    { label: 'Colours', isOpen: true, fields: ['primary', 'secondary', 'tertiary', 'ground'] },
    { label: 'Type and Shape', isOpen: true, fields: ['fonts', 'corners'] },
  ],
  menu: { place: 3, icon: 'palette', within: 'Studio' },
});
