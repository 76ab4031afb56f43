/** @jest-environment node */
import { serverSpecs } from './servers.ts';
import { readSettings } from './settings.ts';

const optionsWith = (environment: NodeJS.ProcessEnv) => {
  const read = readSettings(environment);
  if (!read.ok) throw new Error(read.faults.join());
  return serverSpecs(read.settings, environment).map(({ nodeOptions }) => nodeOptions);
};

test('the servers run with a small young generation, unless NODE_OPTIONS names its size', () => {
  const small = ['--max-semi-space-size=2'];
  expect(optionsWith({})).toEqual([small, small, small]);
  expect(optionsWith({ NODE_OPTIONS: '--trace-warnings' })).toEqual([small, small, small]);
  expect(optionsWith({ NODE_OPTIONS: '--max-semi-space-size=16' })).toEqual([[], [], []]);
});
