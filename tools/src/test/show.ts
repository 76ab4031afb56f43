import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../lib/paths.ts';
import type { EndedSuite, Failure, TimedTest } from './suite.ts';

const maxLines = 24;
const maxTests = 10;
const ofDifference = /^\s*(?:Expected|Received|[-+] (?:Expected|Received))/;

/** One failure: the sentence, what was expected and seen, where, the picture, and how to run it alone. */
export function showFailure(suite: string, { test, error, screenshot, command }: Failure): string {
  const lines = stripVTControlCharacters(error).trim().split('\n');
  const frame = lines.findIndex((line) => /^\s+at /.test(line));
  const reason = frame > 0 ? lines.slice(0, frame) : lines;
  const rest = reason.slice(maxLines).filter((line) => ofDifference.test(line));
  const where = lines.find(
    (line) => /^\s+at /.test(line) && line.includes(root) && !line.includes('node_modules'),
  );
  return [
    `✘ ${suite}: ${test}`,
    ...[...reason.slice(0, maxLines), ...rest].map((line) => `    ${line}`.trimEnd()),
    ...(where === undefined ? [] : [`    ${where.trim().replaceAll(`${root}${path.sep}`, '')}`]),
    ...(screenshot === undefined ? [] : [`    picture: ${screenshot}`]),
    ...(command === undefined ? [] : [`    alone:   ${command}`]),
  ].join('\n');
}

/** The slowest tests, with the limit that each is over. */
export function showSlowest(times: TimedTest[]): string[] {
  const slowest = bySeconds(times).slice(0, maxTests);
  if (slowest.length === 0) return [];
  return [
    'The slowest tests:',
    ...slowest.map(({ test, seconds, limit }) => {
      const over = seconds > limit ? `over ${limit} s` : '';
      return `${seconds.toFixed(1).padStart(8)} s  ${over.padEnd(10)} ${test}`;
    }),
  ];
}

/** All tests that took longer than they may, one a line. */
export function slowTests(times: TimedTest[]): string[] {
  return bySeconds(times.filter(({ seconds, limit }) => seconds > limit)).map(
    ({ test, seconds, limit }) => `${seconds.toFixed(1)} s, over ${limit} s: ${test}`,
  );
}

/** The numbers of each suite, and last those of all. */
export function showTable(ended: EndedSuite[]): string[] {
  const width = Math.max(0, ...ended.map(({ name }) => name.length));
  return [
    ...ended.map(({ name, seconds, result: { passed, failed, note = '' } }) => {
      const numbers = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
      return `${name.padEnd(width)} ${numbers} ${String(seconds).padStart(4)} s  ${note}`.trimEnd();
    }),
    '',
    `${sum(ended, 'passed')} passed, ${sum(ended, 'failed')} failed`,
  ];
}

export function sum(ended: EndedSuite[], key: 'passed' | 'failed'): number {
  return ended.reduce((total, { result }) => total + result[key], 0);
}

function bySeconds(times: TimedTest[]): TimedTest[] {
  return times.toSorted((one, other) => other.seconds - one.seconds);
}
