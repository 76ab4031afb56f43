import { limits } from '../limits.ts';
import { group, image, line, list, number, prose } from './fields.ts';
import { defineKind } from './kind.ts';

const paragraphs = { max: limits.paragraphs, addLabel: '+ Add Paragraph', removeLabel: 'Remove' } as const;
const highlights = {
  // A phrase belongs to the paragraphs of its language.
  words: true,
  subject: 'Highlights',
  hint: 'A phrase of a paragraph, word for word, that stands out on the page.',
  max: limits.highlights,
  addLabel: '+ Add Highlight',
  removeLabel: 'Remove',
} as const;
const paragraph = prose('Paragraph', { required: true, max: limits.description });

/** A phrase to stand out in the paragraph with that index. */
export const highlight = group('Highlight', {
  paragraphIndex: number('Highlight paragraph', { required: true, min: 0, max: limits.paragraphs - 1 }),
  text: prose('Highlight', { required: true, min: 0, max: limits.shortText }),
});

export const about = defineKind({
  name: 'about',
  plural: 'about',
  path: '/api/about',
  words: { one: 'About page', many: 'About', screen: 'About Management', menu: 'About' },
  single: true,
  fields: {
    title: line('Title', { required: true, max: limits.title }),
    image: image('Image URL', { required: true, sharpFrom: 800 }),
    paragraphs: list('Paragraphs', paragraph, {
      ...paragraphs,
      required: true,
      emptyMessage: 'All paragraphs must have content',
    }),
    highlights: list('Highlights', highlight, { ...highlights, phrasesOf: 'paragraphs' }),
    additionalParagraphs: list('Our Story paragraphs', paragraph, {
      ...paragraphs,
      subject: 'Additional paragraphs',
      kept: true,
    }),
    additionalHighlights: list('Our Story highlights', highlight, {
      ...highlights,
      phrasesOf: 'additionalParagraphs',
      kept: true,
    }),
    sideImage: image('Side Image URL', { kept: true, sharpFrom: 800 }),
  },
  titleField: 'title',
  page: '/about',
  menu: { place: 4, icon: 'users' },
  calls: { publicPath: '/api/portfolio/about' },
});
