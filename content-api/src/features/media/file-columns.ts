import { toFlag, writeJson } from '../../db/json.ts';
import { stemOf } from '../../core/media/file-names.ts';
import type { FileFacts } from './read-facts.ts';
import { usualVariants, wideVariantsFor } from './variant.ts';

/** Columns that say what the file itself is. */
export function fileColumns(
  path: string,
  { type, width, height, bytes, sha256, placeholder, tone = '', animated }: FileFacts,
) {
  return {
    path,
    stem: stemOf(path),
    type: type.type,
    width,
    height,
    bytes,
    sha256,
    placeholder,
    tone,
    focus: writeJson({ x: 0.5, y: 0.5 }),
    is_animated: toFlag(animated),
    variants_left: type.isRaster ? usualVariants.length : 0,
    wide_left: type.isRaster ? wideVariantsFor(width).length : 0,
  };
}
