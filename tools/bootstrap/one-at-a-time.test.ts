import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { oneAtATime } from './one-at-a-time.mjs';

// Each test waits for a process of its own, on a machine that may be busy.

const script = path.join(import.meta.dirname, 'one-at-a-time.mjs');
const folder = `/a/folder/of/${process.pid}`;

test('work on one folder is done by one after the other, and on two folders at once', async () => {
  const steps: string[] = [];
  const waited: string[] = [];
  const work = (name: string, place: string) =>
    oneAtATime(
      place,
      () => waited.push(name),
      async () => {
        steps.push(`${name} begins`);
        await sleep(20);
        steps.push(`${name} ends`);
      },
    );
  await Promise.all([work('first', folder), work('second', folder)]);
  expect(steps).toHaveLength(4);
  expect(steps[1]).toMatch(/ends$/);
  expect(waited).toHaveLength(1);
  await oneAtATime(folder, fail, () => work('other', `${folder}/other`));
});

test('a killed process gives the folder back', async () => {
  const holder = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { oneAtATime } from ${JSON.stringify(script)};
      oneAtATime(${JSON.stringify(folder)}, () => {}, () => new Promise(() => {
        console.log('held');
        setInterval(() => {}, 1000);
      }));`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(holder.stdout, 'data');
  const waiting = oneAtATime(
    folder,
    () => holder.kill('SIGKILL'),
    () => Promise.resolve('done'),
  );
  await expect(waiting).resolves.toBe('done');
});

function fail(): never {
  throw new Error('must not wait');
}
