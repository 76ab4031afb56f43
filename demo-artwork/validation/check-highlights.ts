import { isRecord, list } from './shape.ts';

const pairs = [
  ['paragraphs', 'highlights'],
  ['additionalParagraphs', 'additionalHighlights'],
] as const;

/** A highlight is a phrase of the paragraph that it names. */
export function checkHighlights(about: unknown): string[] {
  if (!isRecord(about)) return ['There is no about page.'];
  return pairs.flatMap(([paragraphsKey, highlightsKey]) => {
    const paragraphs = Array.isArray(about[paragraphsKey]) ? about[paragraphsKey].map(String) : [];
    return list(about[highlightsKey])
      .filter(({ paragraphIndex, text }) => !paragraphs[Number(paragraphIndex)]?.includes(String(text)))
      .map(({ text }) => `about.${highlightsKey}: "${String(text)}" is not in its paragraph.`);
  });
}
