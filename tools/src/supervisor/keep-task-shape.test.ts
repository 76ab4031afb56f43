/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const preload = pathToFileURL(path.join(import.meta.dirname, 'keep-task-shape.mjs')).href;

test('the shape of the task queue’s entries outlives them', () => {
  const script = `
    import { createHook } from 'node:async_hooks';
    import { Session } from 'node:inspector/promises';
    import { task } from '${preload}';

    const session = new Session();
    session.connect();
    for (let round = 0; round < 3; round += 1) await session.post('HeapProfiler.collectGarbage');
    let later;
    const hook = createHook({
      init(_id, type, _trigger, resource) {
        if (type === 'TickObject') later = resource;
      },
    }).enable();
    process.nextTick(() => {
      hook.disable();
      console.log(task !== later && %HaveSameMap(task, later));
    });
  `;
  const flags = ['--allow-natives-syntax', '--import', preload, '--input-type=module', '--eval', script];
  expect(execFileSync(process.execPath, flags, { encoding: 'utf8' })).toBe('true\n');
});
