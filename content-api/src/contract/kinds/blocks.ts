import { limits } from '../limits.ts';
import { block, group, image, line, list, prose, url } from './fields.ts';

/** A large figure, such as '38 %', and what it says. */
const figure = group('Figure', {
  value: line('Value', { required: true, max: limits.figureValue, placeholder: '38 %' }),
  label: line('Label', { required: true, max: limits.name, placeholder: 'more orders in the first year' }),
});

/** Two to four figures; none where there are none. */
export const figures = list('Figures', figure, {
  max: 4,
  atLeast: 2,
  itemsWord: 'figures',
  kept: true,
  omitEmpty: true,
  hint: 'Two to four, shown large',
});

/** The words of somebody with their name and face. */
export const quoteFields = {
  text: prose('Quote', { max: limits.shortText, rows: 3, hint: 'Without quotation marks' }),
  name: line('Name', { words: false, max: limits.name }),
  role: line('Role', { max: limits.name, placeholder: 'Head of Operations' }),
  face: image('Picture URL', { hint: 'A square picture. Initials take its place.' }),
};

const caption = line('Caption', { max: limits.shortText });
const alt = (label: string) =>
  line(label, {
    max: limits.shortText,
    hint: 'For those who cannot see it. Empty: the words of the library.',
  });

/** The types of blocks of case studies and pages. Each list of blocks uses some of them. */
export const pictureBlock = block('Picture', {
  image: image('Picture URL', { required: true, alt: 'alt', sharpFrom: 1000 }),
  alt: alt('Alt text'),
  caption,
});

export const pairBlock = block('Pair of pictures', {
  left: image('Left picture URL', { required: true, alt: 'leftAlt', sharpFrom: 600 }),
  leftAlt: alt('Left alt text'),
  right: image('Right picture URL', { required: true, alt: 'rightAlt', sharpFrom: 600 }),
  rightAlt: alt('Right alt text'),
  caption,
});

export const videoBlock = block('Video', {
  video: url('Video URL', { required: true, hint: 'An MP4 or WebM file of the library' }),
  poster: image('Poster URL', { hint: 'The picture before it plays' }),
  caption,
});

export const proseBlock = block('Text', {
  text: prose('Text', { required: true, max: limits.description, markdown: true }),
});

export const quoteBlock = block('Quote', {
  ...quoteFields,
  text: prose('Quote', { ...quoteFields.text, required: true }),
});

export const figuresBlock = block('Figures', {
  figures: list('Figures', figure, { max: 4, required: true, itemsWord: 'figures' }),
});
