import type { Media } from 'content-api/contract';
import { useRef } from 'react';
import { toast } from 'shared-ui';
import { useHoldSaving } from '../components/editor/save-holds.ts';
import { useUploads } from '../media/use-uploads.ts';

/** Uploads of files that were dropped or pasted into a text: each is inserted at its place once it is stored. */
export function useTextUploads(insert: (point: number, media: Media) => void) {
  const points = useRef(new Map<File, number>());
  const uploads = useUploads((media, file) => {
    const point = points.current.get(file);
    if (point !== undefined) insert(point, media);
    toast.success(`${media.name} uploaded`);
  });
  useHoldSaving(uploads.isBusy);
  return {
    uploads,
    takeFiles: (files: File[], point: number): void => {
      for (const file of files) points.current.set(file, point);
      uploads.add(files);
    },
  };
}
