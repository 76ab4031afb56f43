/** @jest-environment node */
import { outlinesOf } from './outlines.ts';
import { titleLines as linesIn } from './title-lines.ts';

const poppins = outlinesOf('Poppins');
const titleLines = (title: string, width: number) => linesIn(title, width, poppins);

test('a short title stands on one line in the largest type', () => {
  expect(titleLines('Flamingo Count', 540)).toEqual({ size: 68, lines: ['Flamingo Count'] });
});

test.each([['word '.repeat(100)], ['x'.repeat(5000)], ['Donaudampfschifffahrtsgesellschaftskapitänsmütze']])(
  'no line is wider than the card and there are at most five: %.20s',
  (title) => {
    const { size, lines } = titleLines(title, 540);
    expect(lines.length).toBeLessThanOrEqual(5);
    for (const line of lines) expect(poppins.widthOf(line, size)).toBeLessThanOrEqual(540);
  },
);

test('a title too long for the card ends in an ellipsis', () => {
  expect(titleLines('word '.repeat(100), 540).lines.at(-1)).toMatch(/…$/);
});
