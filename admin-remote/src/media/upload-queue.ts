import type { StoredMedia } from 'content-api/contract';
import type { UploadOptions } from '../lib/api-client.ts';
import { failureText } from '../lib/api-failure.ts';

/** A file on its way into the library. */
export interface Upload {
  id: number;
  file: File;
  /** `warned`: it is stored, and the library has something to say about it. */
  state: 'waiting' | 'sending' | 'failed' | 'warned';
  /** Share that is sent, from 0 to 1. */
  share: number;
  /** Why it failed. */
  reason?: string;
  /** Sentences of the library about the stored file. */
  warnings?: readonly string[];
}

export interface UploadQueue {
  add: (files: readonly File[]) => void;
  retry: (id: number) => void;
  /** Cancels an upload, or removes one that failed or was warned of. */
  cancel: (id: number) => void;
  cancelAll: () => void;
  /** The uploads that are not stored yet, or of which a warning was not read yet. */
  read: () => readonly Upload[];
  subscribe: (listener: () => void) => () => void;
  /** Tells of each file that is stored. Returns the way to stop. */
  onStored: (listener: StoredListener) => () => void;
}

/** Gets a stored file as the library has it, and as it was sent. */
export type StoredListener = (media: StoredMedia, file: File) => void;

/** Sends one file. */
export type Send = (file: File, options: UploadOptions) => Promise<StoredMedia>;

/** Sends files one after another; one that fails stays, with the reason, and stops no other. */
export function createUploadQueue(send: Send): UploadQueue {
  const listeners = new Set<() => void>();
  const storedListeners = new Set<StoredListener>();
  let uploads: readonly Upload[] = [];
  let lastId = 0;
  let running: { id: number; controller: AbortController } | undefined;

  function set(next: readonly Upload[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }

  function change(id: number, part: Partial<Upload>): void {
    set(uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  }

  function forget(id: number): void {
    set(uploads.filter((upload) => upload.id !== id));
  }

  async function run(): Promise<void> {
    const next = uploads.find(({ state }) => state === 'waiting');
    if (running || !next) return;
    const { id, file } = next;
    const controller = new AbortController();
    running = { id, controller };
    change(id, { state: 'sending' });
    try {
      const onProgress = (share: number) => change(id, { share });
      const media = await send(file, { signal: controller.signal, onProgress });
      if (media.warnings === undefined) forget(id);
      else change(id, { state: 'warned', warnings: media.warnings });
      for (const listener of storedListeners) listener(media, file);
    } catch (failure) {
      change(id, { state: 'failed', reason: failureText(failure, 'The connection broke. Try again.') });
    }
    if (running?.id !== id) return;
    running = undefined;
    await run();
  }

  function cancel(id: number): void {
    forget(id);
    if (running?.id !== id) return;
    running.controller.abort();
    running = undefined;
    void run();
  }

  return {
    add(files) {
      const added = files.map((file) => ({ id: (lastId += 1), file, state: 'waiting' as const, share: 0 }));
      set([...uploads, ...added]);
      void run();
    },
    retry(id) {
      change(id, { state: 'waiting', share: 0, reason: undefined });
      void run();
    },
    cancel,
    cancelAll() {
      set([]);
      running?.controller.abort();
      running = undefined;
    },
    read: () => uploads,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onStored(listener) {
      storedListeners.add(listener);
      return () => storedListeners.delete(listener);
    },
  };
}
