import { isDeepStrictEqual } from 'node:util';
import { checkHighlights } from './check-highlights.ts';
import { checkIds } from './check-ids.ts';
import { checkLimits } from './check-limits.ts';
import { checkMedia } from './check-media.ts';
import { isRecord, list } from './shape.ts';

/** Everything that is wrong with the demo content, one sentence each. */
export function findProblems(content: unknown, technologies: unknown, mediaFolder: string): string[] {
  if (!isRecord(content)) return ['content.json is not an object.'];
  const expected = list(content.technologies).map(({ name, logo, category, isSelected }) => ({
    name,
    logo,
    category,
    isSelected,
  }));
  return [
    ...checkIds(content),
    ...checkLimits(content),
    ...checkHighlights(content.about),
    ...checkMedia(content, mediaFolder),
    ...(isDeepStrictEqual(technologies, expected)
      ? []
      : ['technologies.json differs from the technologies of content.json.']),
  ];
}
