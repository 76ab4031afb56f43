import { readFile, writeFile } from 'node:fs/promises';
import { badFile } from '../faults.ts';
import type { Prepared } from '../picture-tasks.ts';
import { cleanDrawing } from './clean-drawing.ts';
import type { CleanDrawing } from './clean-drawing.ts';
import { drawingText } from './drawing-text.ts';
import { looksSame, renderDrawing } from './render-drawing.ts';

const damaged = 'The drawing is damaged or incomplete';
const still = { placeholder: '', animated: false };

/**
 * Writes a drawing without anything that runs or loads. It is drawn before and after that: one that looks different for
 * no reason that could be named is refused.
 */
export async function prepareDrawing(file: string, target: string): Promise<Prepared> {
  const sent = await readFile(file);
  const text = drawingText(sent);
  const clean = cleanDrawing(text);
  const after = await renderDrawing(clean.text);
  if (after === undefined) throw badFile('The drawing is damaged, or too complicated to be checked');
  // The library tells a drawing by its first bytes.
  const before = await renderDrawing(text.slice(Math.max(0, text.search(/<[a-z]/i))));
  const isSame = before === undefined || looksSame(before, after);
  if (!isSame && clean.losses.size + clean.unknown.size === 0 && !clean.isMended)
    throw badFile('The drawing uses something that cannot be checked, and would look different without it');
  await writeFile(target, clean.text);
  return { ...still, width: after.width, height: after.height, warnings: warningsOf(clean, isSame) };
}

/** The size in px of a drawing that stays as it is. */
export async function lookAtDrawing(file: string): Promise<Prepared> {
  const drawn = await renderDrawing(await readFile(file));
  if (drawn === undefined) throw badFile(damaged);
  return { ...still, width: drawn.width, height: drawn.height, warnings: [] };
}

function warningsOf({ losses, unknown, isMended, keepsMetadata }: CleanDrawing, isSame: boolean): string[] {
  const unchecked =
    isSame || unknown.size === 0 ? [] : [`parts that are no SVG (${[...unknown].join(', ')})`];
  const causes = [...losses, ...unchecked];
  return [
    ...(causes.length > 0
      ? [`Left out of the drawing: ${causes.join('; ')}.${isSame ? '' : ' It looks different without them.'}`]
      : []),
    ...(isMended ? ['The drawing is no correct XML, and was mended. Compare it with the original.'] : []),
    ...(keepsMetadata
      ? ['A picture within the drawing keeps its metadata, which may name a place or a camera.']
      : []),
  ];
}
