import { setTimeout } from 'node:timers/promises';

const deadlineMs = 600_000;

/** Waits until an address answers: the first start builds what is stale. */
export async function eventuallyAnswers(url: string): Promise<void> {
  const end = Date.now() + deadlineMs;
  for (;;) {
    const isOk = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOk) return;
    if (Date.now() > end) throw new Error(`${url} does not answer.`);
    await setTimeout(500);
  }
}
