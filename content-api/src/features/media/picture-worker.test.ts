import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createPictureWorker, isProcessEnded } from './picture-worker.ts';
import type { PictureWorkerOptions } from './picture-worker.ts';

const programs = path.join(import.meta.dirname, '../../../test/support/programs');
const task = { do: 'detect', head: '' } as const;

/** What comes of a task that a faulty process takes. */
async function outcomeOf(program: string, options: PictureWorkerOptions): Promise<unknown> {
  const url = pathToFileURL(path.join(programs, `${program}.mjs`));
  const worker = createPictureWorker({ ...options, program: url });
  try {
    return await worker.run(task);
  } catch (error) {
    return isProcessEnded(error) ? 'ended' : error;
  } finally {
    worker.close();
  }
}

test('a task that never ends is ended, and nothing else waits for it', async () => {
  expect(await outcomeOf('hangs', { deadlineOf: () => 500 })).toBe('ended');
});

test('a task that takes too much memory is ended', async () => {
  expect(await outcomeOf('takes-memory', { memoryMb: 200 })).toBe('ended');
});

test('a task that ends its process is given up after the second time', async () => {
  expect(await outcomeOf('exits', {})).toBe('ended');
});

test('a process that cannot be started is a failed task, and no end of the server', async () => {
  const { execPath } = process;
  // As when the machine has no memory or no number for another one.
  process.execPath = path.join(programs, 'nobody-has-this');
  try {
    expect(await outcomeOf('exits', {})).toBe('ended');
  } finally {
    process.execPath = execPath;
  }
});

test('an answer of another form is none', async () => {
  expect(await outcomeOf('answers-wrongly', {})).toBe('ended');
});

test('a process that ends between two tasks takes nothing with it: the next one has a new process', async () => {
  const url = pathToFileURL(path.join(programs, 'ends-afterwards.mjs'));
  const worker = createPictureWorker({ program: url });
  try {
    for (let round = 0; round < 3; round += 1)
      expect(await worker.run(task)).toMatchObject({ id: expect.any(Number) as number });
  } finally {
    worker.close();
  }
});
