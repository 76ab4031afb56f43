import { z } from 'zod';
import { limits } from './limits.ts';
import { timestampSchema, versionSchema } from './primitives.ts';
import { longText, requiredLine, requiredLongText, requiredOr } from './text.ts';
import { optionalUrl, requiredUrl } from './url.ts';

/** A phrase to stand out in the paragraph with that index. */
export const highlightSchema = z.object({ paragraphIndex: z.int(), text: z.string() });

/** The about page. Before anything was saved all texts are empty and `updatedAt` is absent. */
export const aboutSchema = z.object({
  title: z.string(),
  image: z.string(),
  paragraphs: z.array(z.string()),
  highlights: z.array(highlightSchema),
  additionalParagraphs: z.array(z.string()),
  additionalHighlights: z.array(highlightSchema),
  sideImage: z.string(),
  updatedAt: timestampSchema.optional(),
});

const highlightInput = z.strictObject({
  paragraphIndex: z
    .int('Highlight paragraph must be a number')
    .min(0)
    .max(limits.paragraphs - 1),
  text: longText({ label: 'Highlight', max: limits.shortText }),
});
const highlights = z
  .array(highlightInput, 'Highlights must be a list')
  .max(limits.highlights, `Highlights: at most ${limits.highlights} entries`);

/** What the editor sends. The three Our Story fields are optional and stay as they are when left out (ruling 16). */
export const aboutInputSchema = z.strictObject({
  title: requiredLine({ label: 'Title', max: limits.title }),
  image: requiredUrl('Image URL'),
  paragraphs: z
    .array(
      requiredLongText({ label: 'Paragraph', max: limits.description }),
      requiredOr('Paragraphs', 'must be a list'),
    )
    .min(1, 'All paragraphs must have content')
    .max(limits.paragraphs, `Paragraphs: at most ${limits.paragraphs} entries`),
  highlights: highlights.default([]),
  additionalParagraphs: z
    .array(requiredLongText({ label: 'Paragraph', max: limits.description }), 'must be a list')
    .max(limits.paragraphs)
    .optional(),
  additionalHighlights: highlights.optional(),
  sideImage: optionalUrl('Side Image URL').optional(),
  updatedAt: versionSchema,
});

/** See `aboutSchema`. */
export type About = z.infer<typeof aboutSchema>;
/** See `highlightSchema`. */
export type Highlight = z.infer<typeof highlightSchema>;
/** See `aboutInputSchema`. */
export type AboutInput = z.input<typeof aboutInputSchema>;
