import { limits } from '../limits.ts';
import { flag, image, line, text } from './fields.ts';

/** Fields for search engines and shared links: `defineKind` adds them to every kind whose records have an address. */
export const seoFields = {
  seoTitle: line('Search title', {
    max: limits.seoTitle,
    kept: true,
    omitEmpty: true,
    hint: 'Empty: the title. The studio\u2019s name follows it.',
  }),
  seoDescription: text('Search description', {
    max: limits.seoDescription,
    kept: true,
    omitEmpty: true,
    hint: 'Empty: the beginning of the text',
  }),
  sharePicture: image('Share picture', {
    kept: true,
    omitEmpty: true,
    hint: '1200 \u00d7 630 pixels are best. Empty: a card with title and picture.',
  }),
  noindex: flag('Hide from search engines', { kept: true, omitEmpty: true }),
} as const;

export type SeoFields = typeof seoFields;

/** They stand together in a form. */
export const seoGroup = { label: 'Search and sharing', fields: Object.keys(seoFields) };
