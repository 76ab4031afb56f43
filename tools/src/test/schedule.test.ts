import { partOfCore } from './cores.ts';
import { schedule, selectSuites } from './schedule.ts';
import type { Suite } from './suite.ts';

const silent = { started: () => undefined, ended: () => undefined };

/** Suites that end on command, and which run at each moment. */
function stage(...described: Partial<Suite>[]) {
  const running = new Map<string, (failed: number) => void>();
  const suites = described.map(({ name = '', ...rest }) => ({
    name,
    ...rest,
    run: () =>
      new Promise<{ passed: number; failed: number }>((resolve) => {
        running.set(name, (failed) => {
          running.delete(name);
          resolve({ passed: 1 - failed, failed });
        });
      }),
  }));
  const end = async (name: string, failed = 0) => {
    running.get(name)?.(failed);
    await new Promise(setImmediate);
  };
  return { suites, end, running: () => [...running.keys()] };
}

test('suites fill the cores and no more, in their order', async () => {
  const { suites, end, running } = stage(
    { name: 'a' },
    { name: 'wide', cores: 2 },
    { name: 'b' },
    { name: 'c' },
  );
  const all = schedule(suites, 2, silent);
  expect(running()).toEqual(['a', 'b']);
  await end('a');
  expect(running()).toEqual(['b', 'c']);
  await end('b');
  await end('c');
  expect(running()).toEqual(['wide']);
  await end('wide');
  expect((await all).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'wide']);
});

test('suites that wait half of the time share a core', async () => {
  const { suites, end, running } = stage(
    { name: 'a' },
    { name: 'b', cores: 0.5 },
    { name: 'c' },
    { name: 'd', cores: 0.5 },
  );
  const all = schedule(suites, 2, silent);
  expect(running()).toEqual(['a', 'b', 'd']);
  await end('b');
  expect(running()).toEqual(['a', 'd']);
  for (const name of ['d', 'c', 'a']) await end(name);
  await all;
});

test('three suites whose processes wait for each other share two cores', async () => {
  const { suites, end, running } = stage(
    ...['a', 'b', 'c', 'd'].map((name) => ({ name, cores: partOfCore })),
    { name: 'half', cores: 0.5 },
  );
  const all = schedule(suites, 2, silent);
  expect(running()).toEqual(['a', 'b', 'c']);
  await end('a');
  expect(running()).toEqual(['b', 'c', 'd']);
  await end('b');
  expect(running()).toEqual(['c', 'd', 'half']);
  for (const name of ['c', 'd', 'half']) await end(name);
  await all;
});

test('a suite that wants more cores than there are runs alone', async () => {
  const { suites, end, running } = stage({ name: 'a' }, { name: 'wide', cores: 4 });
  const all = schedule(suites, 2, silent);
  expect(running()).toEqual(['a']);
  await end('a');
  expect(running()).toEqual(['wide']);
  await end('wide');
  await all;
});

test('what uses the same ports waits for its turn', async () => {
  const { suites, end, running } = stage(
    { name: 'a', uses: 'studio' },
    { name: 'b', uses: 'studio' },
    { name: 'c' },
  );
  const all = schedule(suites, 2, silent);
  expect(running()).toEqual(['a', 'c']);
  await end('a');
  expect(running()).toEqual(['c', 'b']);
  await end('b');
  await end('c');
  await all;
});

test('a suite waits for what it needs, and fails with it', async () => {
  const { suites, end, running } = stage({ name: 'page', needs: ['build'] }, { name: 'build' });
  const all = schedule(suites, 2, silent);
  expect(running()).toEqual(['build']);
  await end('build', 1);
  expect((await all)[1]).toMatchObject({
    name: 'page',
    result: { passed: 0, failed: 1, note: 'not run, since this failed: build' },
  });
});

test('a suite that only follows another one runs however that ended', async () => {
  const { suites, end, running } = stage({ name: 'database', follows: ['servers'] }, { name: 'servers' });
  const all = schedule(suites, 2, silent);
  expect(running()).toEqual(['servers']);
  await end('servers', 1);
  expect(running()).toEqual(['database']);
  await end('database');
  expect((await all).map(({ result }) => result.failed)).toEqual([1, 0]);
});

test('a suite that throws is a failure with its reason', async () => {
  const run = () => Promise.reject(new Error('admin-remote could not be built'));
  const [ended] = await schedule([{ name: 'build', run }], 2, silent);
  expect(ended?.result).toMatchObject({
    failed: 1,
    failures: [{ test: 'build', error: 'admin-remote could not be built' }],
  });
});

test('words select suites and what those need', () => {
  const { suites } = stage(
    { name: 'build' },
    { name: 'servers' },
    { name: 'browser: dev', needs: ['build'], follows: ['servers'] },
    { name: 'types' },
  );
  const chosen = (...words: string[]) => selectSuites(suites, words).map(({ name }) => name);
  expect(chosen()).toEqual(['build', 'servers', 'browser: dev', 'types']);
  expect(chosen('dev')).toEqual(['build', 'servers', 'browser: dev']);
  expect(chosen('typ')).toEqual(['types']);
  expect(chosen('nothing')).toEqual([]);
});
