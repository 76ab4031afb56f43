import type { Algorithm } from '@node-rs/argon2';
import { createPasswordHasher } from './password-hash.ts';

type Finish = () => void;
const mockRunning: Finish[] = [];

jest.mock('@node-rs/argon2', () => ({
  hash: (): Promise<string> => Promise.resolve('dummy'),
  verify: (): Promise<boolean> => new Promise((resolve) => mockRunning.push(() => resolve(true))),
  parseOptions: (): { memoryCost: number; algorithm?: Algorithm } => ({ memoryCost: 19_456 }),
}));

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('two passwords are worked on at once, sixteen wait, further ones are told to come back', async () => {
  const hasher = await createPasswordHasher();
  const tries = Array.from({ length: 20 }, () => hasher.verify('stored', 'x'));
  const outcomes = Promise.allSettled(tries);
  await turn();
  expect(mockRunning).toHaveLength(2);
  for (let done = 1; done <= 18; done += 1) {
    mockRunning[done - 1]?.();
    await turn();
    expect(mockRunning).toHaveLength(Math.min(18, done + 2));
  }
  const refused = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({ reason: { status: 503, headers: { 'retry-after': '2' } } });
});
