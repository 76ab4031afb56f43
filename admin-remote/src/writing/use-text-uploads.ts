import type { EditorView } from '@codemirror/view';
import { useRef } from 'react';
import { toast } from 'shared-ui';
import { useHoldSaving } from '../components/editor/save-holds.ts';
import { useUploads } from '../media/use-uploads.ts';
import { blockInsert } from './edits.ts';
import { insertAtPoint } from './insert-points.ts';
import { mediaMarkup } from './picture-markup.ts';

/** Uploads of files that were dropped or pasted into a text: each is inserted at its place once it is stored. */
export function useTextUploads(view: () => EditorView | undefined) {
  const points = useRef(new Map<File, number>());
  const uploads = useUploads((media, file) => {
    const [shown, point] = [view(), points.current.get(file)];
    if (shown && point !== undefined) {
      insertAtPoint(shown, point, (at) => blockInsert(shown.state, at, mediaMarkup(media)).change);
    }
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
