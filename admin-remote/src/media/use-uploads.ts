import { useQueryClient } from '@tanstack/react-query';
import { mediaCalls } from 'content-api/contract';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useBlockLeaving } from '../components/leave-guard.tsx';
import { useApi } from '../lib/api-context.ts';
import { mediaKey } from './media-queries.ts';
import { createUploadQueue } from './upload-queue.ts';
import type { Send, StoredListener, Upload, UploadQueue } from './upload-queue.ts';

export interface Uploads extends Pick<UploadQueue, 'add' | 'retry' | 'cancel'> {
  list: readonly Upload[];
  /** Some are waiting or being sent. */
  isBusy: boolean;
}

/**
 * Uploads of one place in the console. They end with it, after a question.
 *
 * @param send the first one stays; by default it adds the file to the library
 */
export function useUploads(onStored: StoredListener, send?: Send): Uploads {
  const api = useApi();
  const queries = useQueryClient();
  const [queue] = useState(() =>
    createUploadQueue(send ?? ((file, options) => api.upload(mediaCalls.uploadMedia, file, options))),
  );
  const list = useSyncExternalStore(queue.subscribe, queue.read);
  const tell = useEffectEvent<StoredListener>((media, file) => {
    onStored(media, file);
    void queries.invalidateQueries({ queryKey: [mediaKey] });
  });
  useEffect(() => {
    const stopListening = queue.onStored((media, file) => tell(media, file));
    return () => {
      stopListening();
      queue.cancelAll();
    };
  }, [queue]);
  const isBusy = list.some(({ state }) => state === 'waiting' || state === 'sending');
  useBlockLeaving(isBusy, { discard: queue.cancelAll });
  return { ...queue, list, isBusy };
}
