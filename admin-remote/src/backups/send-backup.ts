import { restoreCalls } from 'content-api/backups';
import type { Api } from '../lib/api-client.ts';
import { sendParts } from '../lib/send-parts.ts';

interface Sending {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends a backup to the server; returns its name there. What was begun and broke off is dropped. */
export async function sendBackup(api: Api, file: File, { signal, onProgress }: Sending): Promise<string> {
  const { name } = await api.call(restoreCalls.beginBackupUpload, { body: { bytes: file.size }, signal });
  const path = { name };
  try {
    await sendParts(file, {
      at: 0,
      signal,
      onProgress,
      async sendPart(part) {
        const { received } = await api.upload(restoreCalls.sendBackupPart, part.file, {
          path,
          params: { from: part.from, of: file.size },
          signal,
          onProgress: part.onProgress,
        });
        return received;
      },
      arrived: async () => (await api.call(restoreCalls.getBackupUpload, { path, signal })).received,
    });
  } catch (failure) {
    // The server drops it within a day where this does not arrive.
    await api.call(restoreCalls.cancelBackupUpload, { path }).catch(() => undefined);
    throw failure;
  }
  return name;
}
