import { rename, stat } from 'node:fs/promises';
import { isRasterType } from '../../core/media/file-types.ts';
import { clearDocument } from './document.ts';
import { prepareDrawing } from './drawing/prepare-drawing.ts';
import { tooLarge } from './faults.ts';
import { readFont } from './font/read-font.ts';
import type { Prepared } from './picture-tasks.ts';
import { preparePicture } from './prepare-picture.ts';
import { clearParts, readVideo } from './video/read-video.ts';

interface Task {
  file: string;
  type: string;
  target: string;
  pixels: number;
  /** Most bytes of what is written. */
  bytes: number;
  /** See `pictureTaskSchema`. */
  staysAsItIs: boolean;
}

const plain = { width: null, height: null, placeholder: '', animated: false };
const documentKeeps =
  'The document may still name its author: its properties are compressed, encrypted or signed, and stay as they are.';
const videoKeeps =
  'The video has a track beside picture and sound, in which cameras write places. The track stays as it is.';

/** Checks an uploaded file and puts what will be served under the target's name. @throws Fault 413, 415, 422 */
export async function prepareFile(task: Task): Promise<Prepared> {
  const prepared = await prepareByType(task);
  if ((await stat(task.target)).size > task.bytes)
    throw tooLarge('The file is too large when it is written anew');
  return prepared;
}

async function prepareByType({ file, type, target, pixels, staysAsItIs }: Task): Promise<Prepared> {
  if (isRasterType(type)) return preparePicture({ file, type, target, pixels, staysAsItIs });
  if (type === 'image/svg+xml') return prepareDrawing(file, target);
  if (type === 'application/pdf') {
    const isClear = await clearDocument(file);
    await rename(file, target);
    return { ...plain, warnings: isClear ? [] : [documentKeeps] };
  }
  if (type === 'font/woff2') {
    const font = await readFont(file);
    await rename(file, target);
    return { ...plain, warnings: [], font };
  }
  const { width, height, parts, hasDataTrack } = readVideo(file, type);
  clearParts(file, type, parts);
  await rename(file, target);
  return { ...plain, width, height, warnings: hasDataTrack ? [videoKeeps] : [] };
}
