import { keepFilesPrivate } from 'server-kit';
import { isError } from '../lib/is-error.ts';
import { isFault } from '../lib/fault.ts';
import { lookAtPicture, preparePicture } from './prepare-picture.ts';
import { pictureRequestSchema } from './picture-tasks.ts';
import type { PictureAnswer, PictureTask } from './picture-tasks.ts';
import { sizeOfSvg } from './size-of-svg.ts';
import { variants, writeVariant } from './variant.ts';

// Without the server nobody reads the answers.
process.on('disconnect', () => process.exit(0));
process.on('message', (message) => {
  const { id, task } = pictureRequestSchema.parse(message);
  void work(task)
    .catch(failureOf)
    .then((answer) => process.send?.({ id, ...answer }));
});
keepFilesPrivate();

async function work(task: PictureTask): Promise<Omit<PictureAnswer, 'id'>> {
  if (task.do === 'prepare') return { prepared: await preparePicture(task) };
  if (task.do === 'look') return { prepared: await lookAtPicture(task) };
  if (task.do === 'measure') return { size: await sizeOfSvg(task.text) };
  const variant = variants[task.index];
  if (variant !== undefined) await writeVariant(task.file, variant, task.target);
  return {};
}

function failureOf(error: unknown): Omit<PictureAnswer, 'id'> {
  if (!isFault(error)) return { failure: isError(error) ? error.message : String(error) };
  const { status, code, message, fields } = error;
  return { fault: { status, code, message, fields } };
}
