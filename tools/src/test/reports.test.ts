import { browserResult } from './browser-suites.ts';
import { jestResult } from './jest-suite.ts';

const jestReport = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1, testResults: [] };
const browserReport = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] };

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

test('browser tests count likewise; what passed at the second try is said', () => {
  expect(browserResult(JSON.stringify(browserReport), 1, false)).toEqual({
    passed: 4,
    failed: 1,
    note: '1 at the second try',
  });
  const broken = {
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
    errors: [{ message: 'no server\nat x' }],
  };
  expect(browserResult(JSON.stringify(broken), 1, false)).toEqual({
    passed: 0,
    failed: 1,
    note: 'no server',
  });
});
