import { useEffect, useRef, useState } from 'react';

/** The part that a window of this browser shows of a pitch (`host-site/src/app/pitch/present.ts`). */
interface Presented {
  /** `opening`, `closing`, or places of blocks: the first, and the one after the last. */
  part: string;
  at: number;
  of: number;
  /** The version that it shows. */
  revision: string;
}

/** Follows the presentation of a pitch, and leads it on; nothing is told while there is none. */
export function usePresentation(id: string) {
  const channel = useRef<BroadcastChannel>(null);
  const [presented, setPresented] = useState<Presented>();
  useEffect(() => {
    const opened = new BroadcastChannel(`pitch-${id}`);
    channel.current = opened;
    opened.onmessage = ({ data }: MessageEvent<unknown>) => setPresented(readPresented(data));
    opened.postMessage('which');
    return () => opened.close();
  }, [id]);
  return { presented, move: (by: 1 | -1) => channel.current?.postMessage(by) };
}

function readPresented(data: unknown): Presented | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { part, at, of, revision } = data as Record<keyof Presented, unknown>;
  const isSound =
    typeof part === 'string' &&
    typeof at === 'number' &&
    typeof of === 'number' &&
    typeof revision === 'string' &&
    at >= 0;
  return isSound ? { part, at, of, revision } : undefined;
}
