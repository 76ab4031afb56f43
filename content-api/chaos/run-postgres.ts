import { hasBalancer } from '../test/support/temporary-balancer.ts';
import { hasPooler } from '../test/support/temporary-pooler.ts';
import { healedWithinMs } from './keep-writing.ts';
import {
  failoverBehindBalancer,
  failoverBetweenHosts,
  immediateStop,
  immediateStopBehindPooler,
  pause,
} from './outages.ts';

/** `npm run chaos:postgres -w content-api [-- ROUNDS]`: every outage of PostgreSQL so many times, under load. */
const outages = [
  { name: 'immediate stop', run: immediateStop, isPossible: true },
  { name: 'immediate stop behind PgBouncer', run: immediateStopBehindPooler, isPossible: hasPooler() },
  { name: 'stopped and continued', run: pause, isPossible: true },
  { name: 'failover behind HAProxy', run: failoverBehindBalancer, isPossible: hasBalancer() },
  { name: 'failover between two hosts', run: failoverBetweenHosts, isPossible: true },
];

const rounds = Number(process.argv[2] ?? 10);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('Usage: npm run chaos:postgres -w content-api [-- ROUNDS]');
  process.exit(1);
}
for (const { name, run, isPossible } of outages) {
  if (!isPossible) {
    console.error(`${name}: not tried, the machine lacks it`);
    process.exitCode = 1;
    continue;
  }
  const reports = await run(rounds);
  const faults = reports.flatMap((report) => report.faults);
  const slowestMs = Math.max(...reports.map(({ healedMs }) => healedMs));
  const acknowledged = reports.reduce((sum, report) => sum + report.acknowledged, 0);
  const told = `${acknowledged} acknowledged writes, ${faults.length} faults, healed in ${slowestMs} ms at most`;
  console.log(`${name}, ${rounds} times: ${told}`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0 || slowestMs >= healedWithinMs) process.exitCode = 1;
}
