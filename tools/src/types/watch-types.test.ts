import { servedPackages } from './checked-packages.ts';
import { watchTypes } from './watch-types.ts';

const fault = 'shared-ui/src/a.ts:1:1 TS2322 No.';

/** A run whose checks answer when the test says so. */
async function watched() {
  const [checked, printed, reported]: [string[], string[], string[][]] = [[], [], []];
  let change: (name: string) => void = () => undefined;
  let answer: (faults: string[]) => void = () => undefined;
  await watchTypes({
    print: (line) => printed.push(line),
    onFaults: (faults) => reported.push(faults),
    check(name) {
      checked.push(name);
      return new Promise((resolve) => (answer = resolve));
    },
    watch: (onChange) => Promise.resolve((change = onChange)),
  });
  const next = async (faults: string[] = []) => {
    answer(faults);
    await new Promise(setImmediate);
  };
  return { checked, printed, told: reported, change: (name: string) => change(name), next };
}

test('packages are checked one at a time, and a changed one again after the one that is checked', async () => {
  const { checked, change, next } = await watched();
  expect(checked).toEqual(servedPackages.slice(0, 1));
  for (const _ of servedPackages) await next();
  expect(checked).toEqual(servedPackages);
  change('admin-remote');
  change('admin-remote');
  expect(checked.slice(servedPackages.length)).toEqual(['admin-remote']);
  change('admin-remote');
  expect(checked.slice(servedPackages.length)).toEqual(['admin-remote']);
  await next();
  expect(checked.slice(servedPackages.length)).toEqual(['admin-remote', 'admin-remote']);
});

test('what is changed is checked before what still waits', async () => {
  const { checked, change, next } = await watched();
  change('admin-remote');
  for (const _ of servedPackages) await next();
  expect(checked.slice(0, 2)).toEqual([servedPackages[0], 'admin-remote']);
  expect(checked.toSorted()).toEqual(servedPackages.toSorted());
});

test('a fault of several packages is reported once, and its end too', async () => {
  const { printed, told, change, next } = await watched();
  for (const name of servedPackages) await next(name === 'shared-ui' || name === 'host-site' ? [fault] : []);
  expect(printed).toEqual([fault]);
  expect(told).toEqual([[fault]]);
  change('shared-ui');
  await next();
  expect(told).toEqual([[fault]]);
  for (const _ of servedPackages) await next();
  expect(printed).toEqual([fault, 'The types fit again.']);
  expect(told).toEqual([[fault], []]);
});
