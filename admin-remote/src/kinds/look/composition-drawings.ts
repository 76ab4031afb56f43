import type { CompositionPart, Compositions } from 'content-api/look';

/** Left, top, width and height on a page of 64 by 44. */
type Box = readonly [number, number, number, number];

/** A composition as it is chosen: its name in plain words, and the boxes of a schematic drawing. */
export interface CompositionDrawing {
  name: string;
  pictures: readonly Box[];
  words: readonly Box[];
}

type Drawings = { [P in CompositionPart]: Record<Compositions[P], CompositionDrawing> };

const line = (left: number, top: number, width: number): Box => [left, top, width, 2];

/** A picture for each composition that a look may choose. */
export const compositionDrawings: Drawings = {
  opening: {
    headline: {
      name: 'The headline first',
      pictures: [[26, 20, 34, 20]],
      words: [[4, 5, 48, 5], [4, 12, 36, 4], line(4, 22, 16), line(4, 27, 12)],
    },
    picture: {
      name: 'The picture from edge to edge',
      pictures: [[0, 0, 64, 44]],
      words: [[4, 28, 40, 5], line(4, 36, 24)],
    },
    split: {
      name: 'Half words, half picture',
      pictures: [[32, 0, 32, 44]],
      words: [[4, 14, 24, 5], line(4, 23, 18), line(4, 28, 12)],
    },
    index: {
      name: 'An index of projects',
      pictures: [[38, 14, 22, 26]],
      words: [line(4, 5, 24), [4, 14, 28, 4], [4, 22, 22, 4], [4, 30, 30, 4], [4, 38, 18, 3]],
    },
  },
  projects: {
    spans: {
      name: 'Large and small in turn',
      pictures: [
        [4, 4, 36, 16],
        [43, 4, 17, 16],
        [4, 24, 22, 16],
        [29, 24, 31, 16],
      ],
      words: [],
    },
    even: {
      name: 'All alike',
      pictures: [
        [4, 4, 17, 16],
        [23.5, 4, 17, 16],
        [43, 4, 17, 16],
        [4, 24, 17, 16],
        [23.5, 24, 17, 16],
        [43, 24, 17, 16],
      ],
      words: [],
    },
    masonry: {
      name: 'Pictures as they are',
      pictures: [
        [4, 4, 17, 22],
        [4, 29, 17, 11],
        [23.5, 4, 17, 12],
        [23.5, 19, 17, 21],
        [43, 4, 17, 16],
        [43, 23, 17, 17],
      ],
      words: [],
    },
    list: {
      name: 'A list',
      pictures: [
        [4, 5, 10, 8],
        [4, 18, 10, 8],
        [4, 31, 10, 8],
      ],
      words: [line(18, 8, 30), line(18, 21, 24), line(18, 34, 34)],
    },
  },
  cards: {
    below: {
      name: 'Words under the picture',
      pictures: [[10, 4, 44, 24]],
      words: [[10, 31, 26, 4], line(10, 37, 38)],
    },
    over: {
      name: 'Words over the picture',
      pictures: [[10, 4, 44, 36]],
      words: [[14, 27, 24, 4], line(14, 34, 32)],
    },
    alone: { name: 'The picture alone', pictures: [[10, 4, 44, 36]], words: [] },
  },
  caseStudy: {
    margin: {
      name: 'Facts in the margin',
      pictures: [[0, 4, 64, 16]],
      words: [line(4, 25, 12), line(4, 30, 10), line(24, 25, 34), line(24, 30, 36), line(24, 35, 30)],
    },
    column: {
      name: 'One column in the middle',
      pictures: [[0, 14, 64, 14]],
      words: [[18, 4, 28, 4], line(16, 32, 32), line(16, 36, 32), line(16, 40, 22)],
    },
    strip: {
      name: 'Pictures in a row',
      pictures: [
        [4, 4, 26, 20],
        [33, 4, 16, 20],
        [52, 4, 12, 20],
      ],
      words: [[4, 28, 26, 4], line(4, 35, 36), line(4, 39, 30)],
    },
  },
  density: {
    calm: {
      name: 'Calm',
      pictures: [
        [6, 5, 24, 12],
        [34, 5, 24, 12],
        [6, 27, 24, 12],
        [34, 27, 24, 12],
      ],
      words: [],
    },
    close: {
      name: 'Close',
      pictures: [
        [4, 4, 27, 11],
        [33, 4, 27, 11],
        [4, 17, 27, 11],
        [33, 17, 27, 11],
        [4, 30, 27, 10],
        [33, 30, 27, 10],
      ],
      words: [],
    },
  },
};

/** Names of the compositions of a part, by their values. */
export function compositionNames(part: CompositionPart): Record<string, string> {
  return Object.fromEntries(
    Object.entries(compositionDrawings[part]).map(([value, { name }]) => [value, name]),
  );
}
