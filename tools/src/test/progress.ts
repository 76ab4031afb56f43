import { minutes } from '../lib/durations.ts';
import { say } from '../lib/say.ts';
import type { ScheduleEvents } from './schedule.ts';
import { countDone } from './suite-log.ts';
import type { Suite } from './suite.ts';

const everyMs = minutes(1);

/** One line for each start and end of a suite, and one a minute for those that go on. Plain text for every reader. */
export function reportProgress(): ScheduleEvents & { stop: () => void } {
  const running = new Map<Suite, number>();
  const begunAt = Date.now();
  const line = (text: string) => say(`${clock(Date.now() - begunAt)}  ${text}`);
  const timer = setInterval(() => {
    for (const [{ name, log }, startedAt] of running) {
      if (Date.now() - startedAt < everyMs) continue;
      const done = log === undefined ? 0 : countDone(log);
      line(`  …     ${name}, for ${clock(Date.now() - startedAt)}${done > 0 ? `, ${done} done` : ''}`);
    }
  }, everyMs);
  return {
    started(suite) {
      running.set(suite, Date.now());
      line(`start   ${suite.name}`);
    },
    ended(suite, { seconds, result: { passed, failed } }) {
      running.delete(suite);
      const how = failed === 0 ? 'passed' : 'FAILED';
      line(`${how}  ${suite.name}: ${passed} passed, ${failed} failed, ${seconds} s`);
    },
    stop: () => clearInterval(timer),
  };
}

/** Minutes and seconds, such as ` 3:07`. */
function clock(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2)}:${String(seconds % 60).padStart(2, '0')}`;
}
