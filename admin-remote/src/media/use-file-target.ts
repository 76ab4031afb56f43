import { useState } from 'react';
import type { ClipboardEvent, DragEvent } from 'react';
import { useLacks } from '../lib/use-me.ts';

/**
 * Handlers for an element that accepts dropped and pasted files, and whether files are dragged over it. If targets are
 * nested, the innermost takes the files. No handlers for an account that may not use the library.
 */
export function useFileTarget(take: (files: File[]) => void) {
  const lacks = useLacks();
  const [isOver, setOver] = useState(false);
  if (lacks('media')) return { isOver: false, handlers: {} };
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (event.isDefaultPrevented() || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop(event: DragEvent) {
        setOver(false);
        if (event.isDefaultPrevented() || event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        take([...event.dataTransfer.files]);
      },
      onPaste(event: ClipboardEvent) {
        const files = filesOf(event.clipboardData);
        if (event.isDefaultPrevented() || files.length === 0) return;
        event.preventDefault();
        take(files);
      },
    },
  };
}

/** Files of a clipboard that holds no text: a word processor puts a picture of the text beside it. */
export function filesOf(data: DataTransfer | null): File[] {
  return data && !data.types.includes('text/plain') ? [...data.files] : [];
}
