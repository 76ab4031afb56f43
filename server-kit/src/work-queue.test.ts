import { createWorkQueue, isQueueFull } from './work-queue.ts';

const options = { concurrency: 2, maxWaiting: 1, retryAfterSeconds: 3 };

test('runs only so many at a time, lets some wait, and refuses the rest with a time to come back', async () => {
  const queue = createWorkQueue(options);
  const gates = [1, 2, 3].map(() => Promise.withResolvers<string>());
  const started: number[] = [];
  const results = gates.map((gate, index) =>
    queue.run(() => {
      started.push(index);
      return gate.promise;
    }),
  );
  const refused = await queue.run(() => Promise.resolve('never')).catch((error: unknown) => error);
  expect(isQueueFull(refused)).toBe(true);
  expect(refused).toMatchObject({ statusCode: 503, retryAfterSeconds: 3 });
  expect(started).toEqual([0, 1]);
  gates[0]!.resolve('first');
  await results[0];
  gates[1]!.resolve('second');
  gates[2]!.resolve('third');
  expect(await Promise.all(results)).toEqual(['first', 'second', 'third']);
});

test('work that fails gives its place back', async () => {
  const queue = createWorkQueue({ ...options, concurrency: 1, maxWaiting: 5 });
  for (let count = 0; count < 4; count += 1)
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(queue.run(() => Promise.resolve('fine'))).resolves.toBe('fine');
});

test('work that throws at once is refused as well, and gives its place back', async () => {
  const queue = createWorkQueue({ ...options, concurrency: 1 });
  const broken = () => {
    throw new Error('broken at once');
  };
  await expect(queue.run(broken)).rejects.toThrow('broken at once');
  await expect(queue.run(() => Promise.resolve('fine'))).resolves.toBe('fine');
});

test('a queue whose work waits long does not rest for long', async () => {
  const queue = createWorkQueue({ ...options, concurrency: 1, maxWaiting: 5, share: 0.001, maxPauseMs: 10 });
  const startedAt = performance.now();
  for (let count = 0; count < 4; count += 1)
    await queue.run(() => new Promise((done) => setTimeout(done, 20)));
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

test('a queue with a share rests between two pieces of work, but not before it hands over a result', async () => {
  const queue = createWorkQueue({ ...options, concurrency: 1, maxWaiting: 5, share: 0.1 });
  const spin = () => {
    const endsAt = performance.now() + 10;
    while (performance.now() < endsAt);
    return Promise.resolve(performance.now());
  };
  const [first, second] = await Promise.all([queue.run(spin), queue.run(spin)]);
  expect(second - first).toBeGreaterThan(90);
});
