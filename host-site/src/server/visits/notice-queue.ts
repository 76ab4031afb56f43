import type { VisitNotice } from 'content-api/contract';

interface NoticeQueueOptions {
  apiUrl: string;
  fetch: typeof globalThis.fetch;
  onError: (error: unknown) => void;
}

const everyMs = 3_000;
const batchMax = 500;
const waitingMax = 2_000;

/** Sends notices to the API some seconds later, many at once. While the API is away a bounded number waits. */
export function createNoticeQueue({ apiUrl, fetch, onError }: NoticeQueueOptions) {
  let waiting: VisitNotice[] = [];
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;

  async function send(): Promise<void> {
    timer = undefined;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchMax);
      try {
        const response = await fetch(`${apiUrl}/api/visits`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ visits: batch }),
        });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`The API answered ${response.status} to visits.`);
        waiting = waiting.slice(batch.length);
        isFailing = false;
      } catch (error) {
        if (!isFailing) onError(error);
        isFailing = true;
        return later();
      }
    }
  }

  function later(): void {
    timer ??= setTimeout(() => void send(), everyMs).unref();
  }

  return {
    add(notice: VisitNotice): void {
      if (waiting.length < waitingMax) waiting.push(notice);
      later();
    },
    async close(): Promise<void> {
      await send();
      clearTimeout(timer);
    },
  };
}
