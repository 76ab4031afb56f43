import type { Algorithm } from '@node-rs/argon2';

type Finish = () => void;
const running: Finish[] = [];

// Modules that another test file has loaded use the real library.
beforeEach(() => {
  vi.resetModules();
  vi.doMock('@node-rs/argon2', () => ({
    hash: (): Promise<string> => Promise.resolve('dummy'),
    verify: (): Promise<boolean> => new Promise((resolve) => running.push(() => resolve(true))),
    parseOptions: (): { memoryCost: number; algorithm?: Algorithm } => ({ memoryCost: 19_456 }),
  }));
});
afterEach(() => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('two passwords are worked on at once, sixteen wait, further ones are told to come back', async () => {
  const { createPasswordHasher } = await import('./password-hash.ts');
  const hasher = await createPasswordHasher();
  const tries = Array.from({ length: 20 }, () => hasher.verify('stored', 'x'));
  const outcomes = Promise.allSettled(tries);
  await turn();
  expect(running).toHaveLength(2);
  for (let done = 1; done <= 18; done += 1) {
    running[done - 1]?.();
    await turn();
    expect(running).toHaveLength(Math.min(18, done + 2));
  }
  const refused = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({ reason: { status: 503, headers: { 'retry-after': '2' } } });
});
