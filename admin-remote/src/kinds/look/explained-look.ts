import { look } from 'content-api/contract';
import type { Field, FieldGroup, Kind } from 'content-api/contract';
import { compositionNames } from './composition-drawings.ts';

type Words = Pick<Field, 'hint'> & { optionLabels?: Record<string, string> };

const words: Record<string, Words> = {
  saved: {
    hint: 'Looks that you keep are stored when you save. A file brings a look to another studio.',
  },
  primary: { hint: 'The colour of buttons and of what is chosen. Links have a shade of it that reads well.' },
  secondary: { hint: 'The middle of the large coloured words, and keywords in code.' },
  tertiary: {
    hint: 'Also the end of the large coloured words, and the ring around what the keyboard is on.',
  },
  scheme: {
    hint: 'Visitors set their phone or computer to light or dark. The website can follow that.',
    optionLabels: { dark: 'Always dark', light: 'Always light', system: 'As the visitor’s device is set' },
  },
  lightGround: {
    optionLabels: {
      paper: 'Paper: a warm white',
      snow: 'Snow: a clear white',
      sand: 'Sand: light with a cast of brown',
    },
  },
  ground: {
    optionLabels: {
      night: 'Night: dark with a cast of blue',
      graphite: 'Graphite: dark and neutral',
      warm: 'Warm: dark with a cast of brown',
      primary: 'Primary: dark with a cast of the primary colour',
    },
  },
  fonts: {
    hint: 'The first is for headings, the second for text. Open pages show them when they are loaded again.',
    optionLabels: {
      'poppins-inter': 'Poppins and Inter',
      'space-grotesk-inter': 'Space Grotesk and Inter',
      'outfit-manrope': 'Outfit and Manrope',
      'bricolage-dm-sans': 'Bricolage Grotesque and DM Sans',
      'fraunces-dm-sans': 'Fraunces, with serifs, and DM Sans',
      'playfair-source-sans': 'Playfair Display, with serifs, and Source Sans',
      'archivo-work-sans': 'Archivo and Work Sans, plain and firm',
      'bitter-nunito-sans': 'Bitter, with strong serifs, and Nunito Sans',
      'bitter-figtree': 'Bitter, with strong serifs, and Figtree',
      'jetbrains-mono-inter': 'JetBrains Mono, all letters alike wide, and Inter',
      'nunito-nunito-sans': 'Nunito, with round ends, and Nunito Sans',
      'cormorant-figtree': 'Cormorant, with fine serifs, and Figtree',
      'lora-literata': 'Lora and Literata, both with serifs',
      'archivo-literata': 'Archivo, and Literata with serifs',
    },
  },
  ownFonts: {
    hint: 'A WOFF2 file takes the place of a font of the pair, which still draws letters that the file lacks. Both together may have 60 kB. See that the licence allows its use on websites.',
  },
  headlineSize: { hint: 'From four fifths to six fifths of the usual size.' },
  headlineTightness: { hint: 'To the right, letters stand closer. Large letters bear more of it.' },
  corners: {
    optionLabels: { square: 'Square', slight: 'Slightly round', round: 'Round', rounder: 'Very round' },
  },
  artwork: {
    hint: 'Beside the headline of the home page, unless it has a picture. Each name has its own weave.',
    optionLabels: {
      automatic: 'Automatic: a weave as soon as the colours are your own',
      weave: 'A weave in the colours, always',
    },
  },
  opening: {
    optionLabels: compositionNames('opening'),
    hint: 'An index names your projects in large letters, with the picture of each when somebody points at it. It takes the place of the section with projects.',
  },
  projects: {
    optionLabels: compositionNames('projects'),
    hint: '“Pictures as they are” cuts nothing off. Visitors can always change to a list.',
  },
  cards: {
    optionLabels: compositionNames('cards'),
    hint: 'A picture alone shows its title when somebody points at it, and always on a phone.',
  },
  caseStudy: {
    optionLabels: compositionNames('caseStudy'),
    hint: 'A row holds all pictures of the project, in their own proportions, above the story.',
  },
  density: { optionLabels: compositionNames('density') },
  divider: {
    hint: 'Between the parts of a page.',
    optionLabels: { thread: 'A thread', line: 'A fine line', none: 'Nothing, only space' },
  },
  hasSplash: { hint: 'Never twice in a visit.' },
};

const groups: FieldGroup[] = [
  { label: 'Whole Looks', isOpen: true, fields: ['saved'] },
  {
    label: 'Colours',
    isOpen: true,
    fields: ['primary', 'secondary', 'tertiary', 'scheme', 'ground', 'lightGround'],
  },
  {
    label: 'Fonts, Shape and Artwork',
    isOpen: true,
    fields: ['fonts', 'ownFonts', 'headlineSize', 'headlineTightness', 'corners', 'artwork'],
  },
  {
    label: 'Layout of the Pages',
    isOpen: true,
    fields: ['opening', 'projects', 'cards', 'caseStudy', 'density'],
  },
  {
    label: 'Details of the Pages',
    isOpen: true,
    fields: ['divider', 'hasCursor', 'hasSplash', 'hasMarquee'],
  },
];

const { saved, ...others } = look.fields;

/** The kind with what explains its fields. Only its own screen loads these words. */
export const explainedLook: Kind = {
  ...look,
  groups,
  fields: Object.fromEntries(
    // Whole looks come first.
    Object.entries({ saved, ...others }).map(([name, field]) => [name, { ...field, ...words[name] }]),
  ),
};
