import { toFlag, writeJson } from '../../db/json.ts';
import { stemOf } from '../../core/media/file-names.ts';
import type { FileFacts } from './read-facts.ts';
import { variants } from './variant.ts';

/** Columns that say what the file itself is. */
export function fileColumns(
  path: string,
  { type, width, height, bytes, sha256, placeholder, animated }: FileFacts,
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
    focus: writeJson({ x: 0.5, y: 0.5 }),
    is_animated: toFlag(animated),
    variants_left: type.isRaster ? variants.length : 0,
  };
}
