import { keepFilesPrivate } from 'server-kit';
import { isError } from '../../lib/is-error.ts';
import { isFault } from '../../lib/fault.ts';
import { lookAtFile } from './look-at-file.ts';
import { pictureRequestSchema } from './picture-tasks.ts';
import type { PictureAnswer, PictureTask } from './picture-tasks.ts';
import { prepareFile } from './prepare-file.ts';
import { toneOf } from './tone-of.ts';
import { typeOfHead } from './type-of-head.ts';
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
  if (task.do === 'detect') return { type: (await typeOfHead(Buffer.from(task.head, 'base64')))?.type };
  if (task.do === 'prepare') return { prepared: await prepareFile(task) };
  if (task.do === 'look') return { prepared: await lookAtFile(task) };
  if (task.do === 'tone') return { tone: await toneOf(task.file) };
  const variant = variants[task.index];
  if (variant !== undefined) await writeVariant(task.file, variant, task.target);
  return {};
}

function failureOf(error: unknown): Omit<PictureAnswer, 'id'> {
  if (!isFault(error)) return { failure: (isError(error) ? error.message : String(error)).slice(0, 1_000) };
  const { status, code, message, fields } = error;
  return { fault: { status, code, message, fields } };
}
