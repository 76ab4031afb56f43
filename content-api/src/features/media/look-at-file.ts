import { isRasterType } from '../../core/media/file-types.ts';
import { lookAtDrawing } from './drawing/prepare-drawing.ts';
import { requireDocument } from './document.ts';
import { readFont } from './font/read-font.ts';
import type { Prepared } from './picture-tasks.ts';
import { lookAtPicture } from './prepare-picture.ts';
import { readVideo } from './video/read-video.ts';

interface Look {
  file: string;
  type: string;
  pixels: number;
}

/** Reads the facts of a file that stays as it is. @throws Fault 413, 422 */
export async function lookAtFile({ file, type, pixels }: Look): Promise<Prepared> {
  if (isRasterType(type)) return lookAtPicture({ file, type, pixels });
  if (type === 'image/svg+xml') return lookAtDrawing(file);
  const plain = { width: null, height: null, placeholder: '', animated: false, warnings: [] };
  if (type === 'application/pdf') {
    await requireDocument(file);
    return plain;
  }
  if (type === 'font/woff2') return { ...plain, font: await readFont(file) };
  const { width, height } = readVideo(file, type);
  return { ...plain, width, height };
}
