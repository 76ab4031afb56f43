import path from 'node:path';
import { root } from '../lib/paths.ts';
import { browserResult } from './browser-report.ts';
import { unitResult } from './unit-report.ts';

const unitReport = { numPassedTests: 5, numFailedTests: 1, testResults: [] };
const browserReport = { stats: { expected: 3, unexpected: 1, skipped: 1 }, errors: [] };

const run = (report: object | string, code: number | null = 1) => ({
  text: typeof report === 'string' ? report : JSON.stringify(report),
  code,
  hasTimedOut: code === null,
  lastWords: 'Port 3900 is taken.',
});

test('every test counts, and so does a file that could not be loaded', () => {
  const testResults = [
    {
      name: path.join(root, 'a'),
      status: 'failed',
      assertionResults: [{ fullName: 'b', failureMessages: ['c'] }],
    },
    { name: path.join(root, 'd'), status: 'failed', message: 'no such module' },
  ];
  expect(unitResult(run({ ...unitReport, testResults }))).toMatchObject({ passed: 5, failed: 2 });
});

test('a run that ends badly without a failed test is a failure all the same, with its last words', () => {
  const report = { ...unitReport, numFailedTests: 0 };
  expect(unitResult(run(report, 0))).toMatchObject({ passed: 5, failed: 0 });
  expect(unitResult(run(report, 1))).toMatchObject({
    passed: 5,
    failed: 1,
    failures: [{ test: 'the run as a whole', error: 'Port 3900 is taken.' }],
  });
});

test('a run without a report is one failure and says why', () => {
  const failures = [{ test: 'the run as a whole', error: 'Port 3900 is taken.' }];
  expect(unitResult(run(''))).toEqual({ passed: 0, failed: 1, note: 'no report, exit 1', failures });
  expect(browserResult(run('', null))).toEqual({ passed: 0, failed: 1, note: 'not done in time', failures });
});

test('browser tests are counted in the same way; skipped ones are reported', () => {
  expect(browserResult(run(browserReport))).toMatchObject({
    passed: 3,
    failed: 1,
    note: '1 not run',
    failures: [],
  });
  const broken = {
    stats: { expected: 0, unexpected: 0, skipped: 0 },
    errors: [{ message: 'no page\nat x' }],
  };
  expect(browserResult(run(broken))).toMatchObject({
    passed: 0,
    failed: 1,
    note: 'no page',
    failures: [{ test: 'the run as a whole', error: 'no page\nat x' }],
  });
});

test('a studio that did not start is explained by its own output', () => {
  const errors = [{ message: 'Error: Process from config.webServer was not able to start. Exit code: 1' }];
  const report = { stats: { expected: 0, unexpected: 0, skipped: 0 }, errors };
  expect(browserResult(run(report)).failures).toEqual([
    { test: 'the run as a whole', error: 'Port 3900 is taken.' },
  ]);
});

test('a failed browser test has its reason, its picture and its command, at any depth of the report', () => {
  const picture = { name: 'screenshot', path: path.join(root, '.cache/e2e/results/home/test-failed-1.png') };
  const spec = (title: string, message?: string, attachments: object[] = []) => ({
    title,
    file: 'shell.spec.ts',
    line: 7,
    tests: [{ results: [{ duration: 16_000, attachments, ...(message && { error: { message } }) }] }],
  });
  const suites = [
    {
      specs: [spec('fails', 'not visible', [picture]), spec('passes')],
      suites: [{ specs: [spec('fails, too', 'slow')] }],
    },
  ];
  const result = browserResult(run({ ...browserReport, suites }), 'console');
  expect(result.failures).toEqual([
    {
      test: 'console/shell.spec.ts:7 › fails',
      error: 'not visible',
      screenshot: '.cache/e2e/results/home/test-failed-1.png',
      command: 'npm run e2e -- console/shell.spec.ts:7',
    },
    {
      test: 'console/shell.spec.ts:7 › fails, too',
      error: 'slow',
      command: 'npm run e2e -- console/shell.spec.ts:7',
    },
  ]);
  expect(result.times?.[1]).toEqual({ test: 'console/shell.spec.ts:7 › passes', seconds: 16, limit: 15 });
  expect(result.files).toEqual({ 'e2e/console/shell.spec.ts': 48 });
});

test('a failed test has its reason and its command, and every test its time', () => {
  const file = (name: string, message: string, ...assertionResults: object[]) => ({
    name: path.join(root, name),
    status: 'failed',
    message,
    startTime: 1000,
    endTime: 4500,
    assertionResults,
  });
  const report = {
    ...unitReport,
    testResults: [
      file(
        'shared-ui/src/a.test.ts',
        'all of it',
        { fullName: "adds (it's quick)", duration: 2100, failureMessages: ['1 is not 2'] },
        { fullName: 'ends', duration: 3 },
      ),
      file('content-api/test/b.test.ts', 'no such module'),
    ],
  };
  const result = unitResult(run(report));
  expect(result.failures).toEqual([
    {
      test: "shared-ui/src/a.test.ts › adds (it's quick)",
      error: '1 is not 2',
      command: String.raw`npm test -w shared-ui -- --runTestsByPath src/a.test.ts -t '^adds \(it'\''s quick\)$'`,
    },
    {
      test: 'content-api/test/b.test.ts',
      error: 'no such module',
      command: 'npm run test:embedded -w content-api -- test/b.test.ts',
    },
  ]);
  expect(unitResult(run(report), 'postgres').failures?.[1]?.command).toBe(
    'npm test -w content-api -- --only-postgres test/b.test.ts',
  );
  expect(result.times).toEqual([
    { test: "shared-ui/src/a.test.ts › adds (it's quick)", seconds: 2.1, limit: 2 },
    { test: 'shared-ui/src/a.test.ts › ends', seconds: 0.003, limit: 2 },
  ]);
  expect(result.files).toEqual({ 'shared-ui/src/a.test.ts': 3.5, 'content-api/test/b.test.ts': 3.5 });
});
