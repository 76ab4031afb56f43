import { z } from 'zod';
import { letterSets, standIns } from '../look/own-fonts.ts';
import { limits } from './limits.ts';

const measure = z.int().min(0).max(limits.fontMeasure);
const weight = z.int().min(1).max(1_000);

/** What a font's file says of itself. */
export const fontFactsSchema = z.object({
  name: z.string().min(1).max(limits.name),
  /** The licence that the file names, else its copyright; empty without either. */
  licence: z.string().max(limits.shortText),
  lightest: weight,
  boldest: weight,
  standIn: z.enum(standIns),
  /** Mean width of its letters in English, as text and as a heading. */
  textWidth: measure,
  headingWidth: measure,
  ascent: measure,
  descent: measure,
  gap: measure,
  covers: z.array(z.enum(letterSets)),
});

/** See `fontFactsSchema`. */
export type FontFacts = z.infer<typeof fontFactsSchema>;
