import { Children, useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Root } from './marquee-styles.ts';

export interface MarqueeProps extends ComponentProps<'div'> {
  /** Names the row. */
  label: string;
  /** The row moves when it holds more items than this. @default 4 */
  threshold?: number;
  /** Time in ms that each item takes to pass. @default 4000 */
  msPerItem?: number;
  /** @default 'Pause' */
  pauseLabel?: string;
  /** @default 'Play' */
  playLabel?: string;
}

/**
 * A row that moves by itself when it is long. It waits under the pointer and the focus, has a button to stop it, and
 * stands still under reduced motion and without scripts. The second copy, which closes the circle, exists in the
 * browser only.
 */
export function Marquee({
  label,
  threshold = 4,
  msPerItem = 4000,
  pauseLabel = 'Pause',
  playLabel = 'Play',
  children,
  ...rest
}: MarqueeProps) {
  const items = Children.toArray(children);
  const [isAlive, setAlive] = useState(false);
  const [isPaused, setPaused] = useState(false);
  useEffect(() => setAlive(true), []);

  const isMoving = isAlive && items.length > threshold;
  const pace = isMoving ? { animationDuration: `${items.length * msPerItem}ms` } : undefined;
  return (
    <Root data-moving={isMoving || undefined} data-paused={isPaused || undefined} {...rest}>
      <div className="window">
        <ul role="list" aria-label={label} style={pace}>
          {items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
        {isMoving && (
          <ul aria-hidden="true" inert style={pace}>
            {items.map((item, index) => (
              <li key={index}>{item}</li>
            ))}
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
