import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { isGone } from '../../test/is-gone.ts';

const modules = ['stop-all.ts', 'run-step.ts'].map((name) => path.join(import.meta.dirname, name));

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s in the middle of a run ends all that it started, and it with %i', async (signal, code) => {
  const { run, pid } = await startRun('echo $$; exec sleep 60');
  run.kill(signal);
  expect(await once(run, 'exit')).toEqual([code, null]);
  expect(await isGone(pid)).toBe(true);
});

test('a second Ctrl-C leaves nothing running either, although its parent is gone and its group is another', async () => {
  const { run, pid } = await startRun(`setsid sh -c 'echo $$; exec sleep 60' & exec sleep 60`);
  run.kill('SIGINT');
  // A signal right after the first is its echo: a terminal sends it to the whole group, and npm again.
  const again = setInterval(() => run.kill('SIGINT'), 200);
  expect(await once(run, 'exit')).toEqual([130, null]);
  clearInterval(again);
  expect(await isGone(pid)).toBe(true);
});

/** A process that runs one step of a suite, as `npm test` does, and the process id that the step prints. */
async function startRun(step: string) {
  const [stopAll, runStep] = modules.map((file) => JSON.stringify(file));
  const script = `
    import { stopOnSignal } from ${stopAll};
    import { runStep } from ${runStep};
    stopOnSignal();
    await runStep({ command: 'sh', args: ['-c', ${JSON.stringify(step)}], timeoutMs: 60_000 });`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [printed] = (await once(run.stdout, 'data')) as [Buffer];
  return { run, pid: Number(printed.toString()) };
}
