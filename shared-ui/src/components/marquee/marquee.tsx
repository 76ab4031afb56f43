import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { theme } from '../../theme/theme.ts';

export interface MarqueeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly { key: string; content: ReactNode }[];
  /** What the row shows, for those who listen. */
  label: string;
  /** Moves by itself when it holds more than this many. @default 4 */
  threshold?: number;
}

/** A row that moves by itself when it is long; it rests under the pointer, with focus inside and under reduced motion. */
export function Marquee({ items, label, threshold = 4, ...rest }: MarqueeProps) {
  const moves = items.length > threshold;
  return (
    <Root role="group" aria-label={label} tabIndex={0} data-moves={moves || undefined} {...rest}>
      <ul>
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      {moves && (
        <ul aria-hidden="true">
          {items.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
      )}
    </Root>
  );
}

const slide = keyframes`to { transform: translateX(calc(-100% - 1.5rem)) }`;

const Root = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  overflow: hidden;
  & > ul {
    display: flex;
    gap: ${theme.space[3]};
    flex: none;
    min-width: 100%;
  }
  &:not([data-moves]) > ul {
    flex: 1;
    flex-wrap: wrap;
  }
  &[data-moves] {
    mask-image: linear-gradient(to right, transparent, #000 6%, #000 94%, transparent);
  }
  &[data-moves] > ul {
    animation: ${slide} 32s linear infinite;
  }
  &:hover > ul,
  &:focus-within > ul,
  &:focus > ul {
    animation-play-state: paused;
  }
  @media (prefers-reduced-motion: reduce) {
    overflow-x: auto;
    &[data-moves] > ul {
      animation: none;
    }
    &[data-moves] > ul[aria-hidden] {
      display: none;
    }
  }
`;
