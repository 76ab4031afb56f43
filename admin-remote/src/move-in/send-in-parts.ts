import { importsCalls } from 'content-api/moving';
import type { Import } from 'content-api/moving';
import type { Api } from '../lib/api-client.ts';
import { isApiFailure, isStale, mayHaveArrived } from '../lib/api-failure.ts';
import { seconds } from '../lib/durations.ts';

interface Sending {
  site: string;
  /** Of an earlier attempt: it goes on where that one broke off. */
  begun: Import | undefined;
  signal: AbortSignal;
  onBegin: (batch: Import) => void;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

const partBytes = 16 * 1024 * 1024;
/** Pauses between attempts while nothing arrives. */
const pausesMs = [1, 2, 4, 8, 15, 30].map(seconds);

/** Sends a file in parts. A line that breaks costs a part, and is tried again for a minute. */
export async function sendInParts(
  api: Api,
  file: File,
  { site, begun, signal, onBegin, onProgress }: Sending,
): Promise<Import> {
  const body = { file: file.name, bytes: file.size, site };
  const batch = begun ?? (await api.call(importsCalls.beginImport, { body, signal }));
  const path = { id: batch._id };
  onBegin(batch);

  async function sendPart(from: number): Promise<number> {
    const part = new File([file.slice(from, from + partBytes)], file.name);
    const { received } = await api.upload(importsCalls.sendImportPart, part, {
      path,
      params: { from },
      signal,
      onProgress: (share) => onProgress((from + share * part.size) / file.size),
    });
    return received;
  }

  let at = batch.progress.done;
  for (let failures = 0; at < file.size;) {
    try {
      if (failures > 0) at = await arrived();
      if (at < file.size) at = await sendPart(at);
      failures = 0;
    } catch (failure) {
      const pauseMs = pausesMs[failures];
      if (!isPassing(failure) || pauseMs === undefined) throw failure;
      failures += 1;
      await pause(pauseMs, signal);
    }
  }
  return batch;

  /** The server knows what has arrived: an answer may have been lost. */
  async function arrived(): Promise<number> {
    const { state, progress } = await api.call(importsCalls.getImport, { path, signal });
    return state === 'sending' ? progress.done : file.size;
  }
}

function isPassing(failure: unknown): boolean {
  return (
    isApiFailure(failure) && (mayHaveArrived(failure) || isStale(failure)) && failure.code !== 'no-token'
  );
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('It was cancelled', 'AbortError'));
    });
  });
}
