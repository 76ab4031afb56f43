import type { Pin } from 'content-api/contract';
import { useEffect, useState } from 'react';
import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { findPinned } from './find-pinned.ts';
import type { ShownPage } from './use-frames.ts';

/** A comment with its place on a page. */
export interface PinnedComment {
  id: string;
  number: number;
  name: string;
  pin: Pin;
}

interface FramePinsProps {
  page: ShownPage;
  comments: readonly PinnedComment[];
  onOpen: (id: string) => void;
}

/** Numbered marks within the shown page, at the elements that comments were pinned to. */
export function FramePins({ page: { document, path }, comments, onOpen }: FramePinsProps) {
  const [, setSize] = useState(0);
  useEffect(() => {
    const Observer = document.defaultView && 'ResizeObserver' in document.defaultView && ResizeObserver;
    if (!Observer) return undefined;
    const observer = new Observer(() => setSize((count) => count + 1));
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [document]);
  const placed = comments.flatMap((comment) => {
    const element = comment.pin.path === path && findPinned(document, comment.pin);
    return element ? [{ ...comment, ...placeIn(element, comment.pin) }] : [];
  });
  const body = document.querySelector('body');
  if (!body) return null;
  return createPortal(
    <div style={{ position: 'absolute', zIndex: 60, inset: '0 auto auto 0' }}>
      {placed.map(({ id, number, name, left, top }) => (
        <button
          key={id}
          type="button"
          aria-label={`Comment ${number} by ${name}`}
          style={{ ...markStyle, left, top }}
          onClick={() => onOpen(id)}
        >
          {number}
        </button>
      ))}
    </div>,
    body,
  );
}

function placeIn(element: Element, { x, y }: Pin) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { scrollX = 0, scrollY = 0 } = element.ownerDocument.defaultView ?? {};
  return { left: left + scrollX + x * width, top: top + scrollY + y * height };
}

/** The page's own colours; the console's styles are not in its document. */
const markStyle: CSSProperties = {
  position: 'absolute',
  width: 32,
  height: 32,
  margin: '-16px 0 0 -16px',
  padding: 0,
  border: '2px solid var(--c-onFill)',
  borderRadius: '50% 50% 50% 2px',
  background: 'var(--c-primary)',
  color: 'var(--c-onFill)',
  font: '600 13px/1 inherit',
  cursor: 'pointer',
};
