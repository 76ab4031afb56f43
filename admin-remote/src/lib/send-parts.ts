import { isApiFailure, isStale, mayHaveArrived } from './api-failure.ts';
import { seconds } from './durations.ts';

/** A part of a file, and where it begins. */
export interface FilePart {
  file: File;
  from: number;
  onProgress: (share: number) => void;
}

interface Sending {
  /** Bytes that the server has from an earlier attempt. */
  at: number;
  signal: AbortSignal;
  /** Sends a part; returns the bytes that the server has then. */
  sendPart: (part: FilePart) => Promise<number>;
  /** Asks the server for the bytes that it has, since an answer may have been lost. */
  arrived: () => Promise<number>;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

const partBytes = 16 * 1024 * 1024;
/** Pauses between attempts while nothing arrives. */
const pausesMs = [1, 2, 4, 8, 15, 30].map(seconds);

/** Sends a file in parts. A line that breaks costs a part, and is tried again for a minute. */
export async function sendParts(
  file: File,
  { at: begun, signal, sendPart, arrived, onProgress }: Sending,
): Promise<void> {
  let at = begun;
  for (let failures = 0; at < file.size;) {
    try {
      if (failures > 0) at = await arrived();
      if (at < file.size) at = await sendNext(at);
      failures = 0;
    } catch (failure) {
      const pauseMs = pausesMs[failures];
      if (!isPassing(failure) || pauseMs === undefined) throw failure;
      failures += 1;
      await pause(pauseMs, signal);
    }
  }

  function sendNext(from: number): Promise<number> {
    const part = new File([file.slice(from, from + partBytes)], file.name);
    return sendPart({
      file: part,
      from,
      onProgress: (share) => onProgress((from + share * part.size) / file.size),
    });
  }
}

function isPassing(failure: unknown): boolean {
  return (
    isApiFailure(failure) &&
    ((mayHaveArrived(failure) && failure.status !== 507) || isStale(failure)) &&
    failure.code !== 'no-token'
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
