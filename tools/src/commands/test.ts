/** `npm test`: everything that can be checked, in a short form; `--all` in its whole form; `--changed` what can be broken. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { complain, say } from '../lib/say.ts';
import { changedFiles } from '../test/changed/changed-files.ts';
import { changedRun } from '../test/changed/changed-run.ts';
import type { ChangedRun } from '../test/changed/changed-run.ts';
import { keepTimes } from '../test/changed/test-times.ts';
import { cores } from '../test/cores.ts';
import { reportProgress } from '../test/progress.ts';
import { readArguments, usage } from '../test/read-arguments.ts';
import type { TestOrder } from '../test/read-arguments.ts';
import { names, schedule, selectSuites } from '../test/schedule.ts';
import { showFailure, showSlowest, showTable, slowTests, sum } from '../test/show.ts';
import { stopOnSignal } from '../test/stop-all.ts';
import { testDir } from '../test/suite-log.ts';
import type { EndedSuite } from '../test/suite.ts';
import { ownTemporaryFolder } from '../test/temporary-folder.ts';
import { wholeRun } from '../test/whole-run.ts';

/** Suites that try all with all, and have a short form that tries everything once. */
const shortForms = ['BROWSER', 'COMPONENTS', 'RELEASE', 'NODES', 'POSTGRES', 'API'];

const order = readArguments(process.argv.slice(2));
if ('fault' in order) refuse(`${order.fault}\n${usage}`);
if (!order.isAll) for (const form of shortForms) process.env[`${form}_MATRIX`] ??= 'short';
const { suites, left } = chosenSuites(order);

stopOnSignal();
ownTemporaryFolder();
rmSync(testDir, { recursive: true, force: true });
mkdirSync(testDir, { recursive: true });
for (const sentence of left) say(sentence);
say(`What the suites print is in ${path.relative(process.cwd(), testDir)}.`);
const progress = reportProgress();
const ended = await schedule(suites, cores, progress);
progress.stop();
keepTimes(ended);
report(ended);
process.exitCode = sum(ended, 'failed') === 0 && sum(ended, 'passed') > 0 ? 0 : 1;

function chosenSuites({ isAll, isChanged, ref, words }: TestOrder): ChangedRun {
  if (isChanged) return suitesOfChange(ref);
  const all = wholeRun(isAll);
  for (const word of words) {
    if (selectSuites(all, [word]).length === 0)
      refuse(`No suite has "${word}" in its name. There are:\n  ${names(all, '\n  ')}`);
  }
  return { suites: selectSuites(all, words), left: [] };
}

function suitesOfChange(ref?: string): ChangedRun {
  const changed = changedFiles(ref);
  if ('fault' in changed) refuse(changed.fault);
  if (changed.files.length + changed.removed.length === 0) {
    say('No file is changed.\n\n0 passed, 0 failed');
    process.exit(0);
  }
  return changedRun(changed);
}

function report(run: EndedSuite[]): void {
  for (const { name, result } of run)
    for (const failure of result.failures ?? []) say(`\n${showFailure(name, failure)}`);
  const times = run.flatMap(({ result }) => result.times ?? []);
  const slow = slowTests(times);
  writeFileSync(path.join(testDir, 'slow-tests.txt'), slow.map((line) => `${line}\n`).join(''));
  say(['', ...showSlowest(times)].join('\n'));
  if (slow.length > 0)
    say(`Over their limit: ${slow.length}, all in ${path.relative(process.cwd(), testDir)}/slow-tests.txt.`);
  for (const sentence of left) say(sentence);
  say(['', ...showTable(run)].join('\n'));
}

function refuse(message: string): never {
  complain(message);
  process.exit(1);
}
