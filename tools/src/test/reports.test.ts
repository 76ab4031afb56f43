import path from 'node:path';
import { root } from '../lib/paths.ts';
import { browserResult } from './browser-suites.ts';
import { jestResult } from './jest-suite.ts';

const jestReport = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1, testResults: [] };
const browserReport = { stats: { expected: 3, unexpected: 1, skipped: 1 }, errors: [] };

test('every test counts, and so does a suite that could not be loaded', () => {
  expect(jestResult(JSON.stringify(jestReport), 1, false)).toMatchObject({ passed: 5, failed: 2 });
});

test('a run that ends badly without a failed test is a failure all the same', () => {
  const text = JSON.stringify({ ...jestReport, numFailedTests: 0, numRuntimeErrorTestSuites: 0 });
  expect(jestResult(text, 0, false)).toMatchObject({ passed: 5, failed: 0 });
  expect(jestResult(text, 1, false)).toMatchObject({ passed: 5, failed: 1 });
});

test('a run without a report is one failure and says why', () => {
  expect(jestResult('', 1, false)).toEqual({ passed: 0, failed: 1, note: 'no report, exit 1' });
  expect(browserResult('', null, true)).toEqual({ passed: 0, failed: 1, note: 'not done in time' });
});

test('browser tests are counted in the same way; skipped ones are reported', () => {
  expect(browserResult(JSON.stringify(browserReport), 1, false)).toEqual({
    passed: 3,
    failed: 1,
    note: '1 not run',
    failures: [],
  });
  const broken = {
    stats: { expected: 0, unexpected: 0, skipped: 0 },
    errors: [{ message: 'no server\nat x' }],
  };
  expect(browserResult(JSON.stringify(broken), 1, false)).toEqual({
    passed: 0,
    failed: 1,
    note: 'no server',
    failures: [],
  });
});

test('a failure is listed with its reason, at any depth of the report', () => {
  const spec = (title: string, ...errors: string[]) => ({
    title,
    file: 'pages/home.spec.ts',
    line: 7,
    tests: [{ results: errors.map((message) => (message ? { error: { message } } : {})) }],
  });
  const nested = {
    ...browserReport,
    suites: [
      {
        specs: [spec('fails', 'not visible'), spec('passes', '')],
        suites: [{ specs: [spec('fails, too', 'slow')] }],
      },
    ],
  };
  expect(browserResult(JSON.stringify(nested), 1, false).failures).toEqual([
    { test: 'pages/home.spec.ts:7 › fails', error: 'not visible' },
    { test: 'pages/home.spec.ts:7 › fails, too', error: 'slow' },
  ]);

  const file = (name: string, message: string, ...assertionResults: object[]) => ({
    name: path.join(root, name),
    status: 'failed',
    message,
    assertionResults,
  });
  const failing = {
    ...jestReport,
    testResults: [
      file(
        'a.test.ts',
        'all of it',
        { fullName: 'adds', failureMessages: ['1 is not 2'] },
        { fullName: 'ends' },
      ),
      file('b.test.ts', 'no such module'),
    ],
  };
  expect(jestResult(JSON.stringify(failing), 1, false).failures).toEqual([
    { test: 'a.test.ts › adds', error: '1 is not 2' },
    { test: 'b.test.ts', error: 'no such module' },
  ]);
});
