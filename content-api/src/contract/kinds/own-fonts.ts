import { letterSets, standIns } from '../../look/own-fonts.ts';
import { limits } from '../limits.ts';
import { choice, group, line, list, number, tags, text, url } from './fields.ts';

const weight = { required: true, min: 1, max: 1_000 } as const;
const measure = { required: true, min: 0, max: limits.fontMeasure } as const;

/** Fonts of the studio's own in place of those of its pair: a file of the library each, with what it says of itself. */
export const ownFonts = list(
  'Your Own Fonts',
  group('Font', {
    use: choice('Used for', ['headings', 'text'], { default: 'headings' }),
    file: url('File', { required: true }),
    name: line('Name', { required: true, max: limits.name, words: false }),
    licence: text('Licence', { max: limits.shortText, words: false }),
    lightest: number('Lightest Weight', weight),
    boldest: number('Boldest Weight', weight),
    standIn: choice('Stand-in', standIns, { default: standIns[0] }),
    width: number('Width of Letters', measure),
    ascent: number('Ascent', measure),
    descent: number('Descent', measure),
    gap: number('Line Gap', measure),
    covers: tags('Letters', { max: letterSets.length, itemMax: 20, words: false }),
  }),
  { kept: true, omitEmpty: true, words: false, max: 2, itemsWord: 'fonts', distinct: 'use' },
);
