import { importsCalls } from 'content-api/moving';
import type { Import } from 'content-api/moving';
import type { Api } from '../lib/api-client.ts';
import { sendParts } from '../lib/send-parts.ts';

interface Sending {
  site: string;
  /** Of an earlier attempt: it goes on where that one broke off. */
  begun: Import | undefined;
  signal: AbortSignal;
  onBegin: (batch: Import) => void;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends an export in parts, for a batch of its own. */
export async function sendInParts(
  api: Api,
  file: File,
  { site, begun, signal, onBegin, onProgress }: Sending,
): Promise<Import> {
  const body = { file: file.name, bytes: file.size, site };
  const batch = begun ?? (await api.call(importsCalls.beginImport, { body, signal }));
  const path = { id: batch._id };
  onBegin(batch);
  await sendParts(file, {
    at: batch.progress.done,
    signal,
    onProgress,
    async sendPart(part) {
      const { received } = await api.upload(importsCalls.sendImportPart, part.file, {
        path,
        params: { from: part.from },
        signal,
        onProgress: part.onProgress,
      });
      return received;
    },
    async arrived() {
      const { state, progress } = await api.call(importsCalls.getImport, { path, signal });
      return state === 'sending' ? progress.done : file.size;
    },
  });
  return batch;
}
