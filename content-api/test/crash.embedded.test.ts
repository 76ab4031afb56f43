import { crashWhileStarting, crashWhileWriting } from '../chaos/crash-rounds.ts';
import { isShortForm } from './support/short-form.ts';

const ignore = (): void => undefined;

test('kill -9 in mid-write loses nothing that was acknowledged and leaves nothing half', async () => {
  const { faults, acknowledged, slowestStartCpuMs } = await crashWhileWriting(isShortForm ? 2 : 5, ignore);
  expect(faults).toEqual([]);
  // Processor time only; `npm run chaos` checks the same five seconds in real time.
  expect(slowestStartCpuMs).toBeLessThan(5000);
  expect(acknowledged).toBeGreaterThan(5);
});

test('kill -9 during the first start is finished by the next one', async () => {
  expect((await crashWhileStarting(isShortForm ? 1 : 4, ignore)).faults).toEqual([]);
});
