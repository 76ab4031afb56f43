import {
  failoverBehindBalancer,
  failoverBetweenHosts,
  immediateStop,
  immediateStopBehindPooler,
  pause,
} from '../chaos/outages.ts';
import { healedWithinMs } from '../chaos/keep-writing.ts';
import type { OutageReport } from '../chaos/outage-round.ts';

/** One round each; `npm run chaos:postgres` has as many as one likes. */
async function expectUnharmed(outage: (rounds: number) => Promise<OutageReport[]>): Promise<void> {
  for (const { faults, healedMs } of await outage(1)) {
    expect(faults).toEqual([]);
    expect(healedMs).toBeLessThan(healedWithinMs);
  }
}

test('PostgreSQL that ends at once under load ends no server and loses nothing that was acknowledged', () =>
  expectUnharmed(immediateStop));
test('nor does it behind PgBouncer', () => expectUnharmed(immediateStopBehindPooler));
test('nor does one that stands still and goes on', () => expectUnharmed(pause));
test('nor does a failover to a replica behind HAProxy', () => expectUnharmed(failoverBehindBalancer));
test('nor does one between two servers that the address names', () => expectUnharmed(failoverBetweenHosts));
