import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Root } from './marquee-styles.ts';

export interface MarqueeProps extends Omit<ComponentProps<'div'>, 'children'> {
  items: readonly { key: string; content: ReactNode }[];
  /** Accessible name of the row. */
  label: string;
  /** Moves by itself when it holds more than this many. @default 4 */
  threshold?: number;
  /** Time in ms that each item takes to pass. @default 4000 */
  msPerItem?: number;
  /** @default 'Pause' */
  pauseLabel?: string;
  /** @default 'Play' */
  playLabel?: string;
}

/**
 * A row that scrolls by itself when it is long. It pauses on hover and focus, has a pause button, and does not move with
 * reduced motion or without scripts. The second copy that makes the loop seamless is rendered when the row comes near
 * the viewport.
 */
export function Marquee({
  items,
  label,
  threshold = 4,
  msPerItem = 4000,
  pauseLabel = 'Pause',
  playLabel = 'Play',
  ...rest
}: MarqueeProps) {
  const row = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const isLong = items.length > threshold;
  const isMoving = isNear && isLong;
  const pace = isMoving ? { animationDuration: `${items.length * msPerItem}ms` } : undefined;
  useEffect(() => {
    if (!isNear && isLong && row.current) return whenNear(row.current, () => setNear(true));
  }, [isNear, isLong]);
  const entries = items.map(({ key, content }) => <li key={key}>{content}</li>);
  return (
    <Root
      ref={row}
      data-long={isLong || undefined}
      data-moving={isMoving || undefined}
      data-paused={isPaused || undefined}
      {...rest}
    >
      <div className="window">
        <ul role="list" aria-label={label} style={pace}>
          {entries}
        </ul>
        {isMoving && (
          <ul aria-hidden="true" inert style={pace}>
            {entries}
          </ul>
        )}
      </div>
      {isMoving && (
        <IconButton
          className="stop"
          icon={isPaused ? 'play' : 'pause'}
          label={`${isPaused ? playLabel : pauseLabel}: ${label}`}
          onClick={() => setPaused(!isPaused)}
        />
      )}
    </Root>
  );
}

/** Calls back when the element is within some 200 px of the window, which nothing hidden is. Returns how to stop. */
function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) callback();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
