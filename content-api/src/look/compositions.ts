/**
 * How the parts of a page are put together, by part. The first of each is the usual one, whose styles every page has; the
 * site sends those of another only where it is chosen (`docs/adding-a-look.md`).
 */
export const compositions = {
  /** The first screen of the home page. */
  opening: ['headline', 'picture', 'split', 'index'],
  /** The list of all projects. */
  projects: ['spans', 'even', 'masonry', 'list'],
  /** A project in a list. */
  cards: ['below', 'over', 'alone'],
  /** The page of a project. */
  caseStudy: ['margin', 'column', 'strip'],
  /** Room between the parts. */
  density: ['calm', 'close'],
} as const;

export type CompositionPart = keyof typeof compositions;
export type Compositions = { [P in CompositionPart]: (typeof compositions)[P][number] };

/** Reads them from a look's record. @default the usual ones */
export function compositionsOf(values: Record<string, unknown>): Compositions {
  return {
    opening: chosen(compositions.opening, values.opening),
    projects: chosen(compositions.projects, values.projects),
    cards: chosen(compositions.cards, values.cards),
    caseStudy: chosen(compositions.caseStudy, values.caseStudy),
    density: chosen(compositions.density, values.density),
  };
}

function chosen<T extends string>(offered: readonly [T, ...T[]], value: unknown): T {
  return offered.find((one) => one === value) ?? offered[0];
}
