import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Media } from 'content-api/contract';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Picture, theme } from 'shared-ui';
import { placeholderImage } from '../lib/placeholder-image.ts';

type Focus = Media['focus'];

interface FocusPickerProps {
  media: Pick<Media, 'url' | 'alt' | 'width' | 'height'>;
  focus: Focus;
  onChange: (focus: Focus) => void;
}

const smallStep = 0.01;
const largeStep = 0.1;
const directions: Partial<Record<string, Focus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The picture with its focal point, which a click sets and the arrow keys move: by a hundredth, with Shift by a tenth. */
export function FocusPicker({ media: { url, alt, width, height }, focus, onChange }: FocusPickerProps) {
  function setByClick({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>): void {
    // A press of Enter or Space is a click without a place.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    onChange({ x: shareOf((clientX - box.left) / box.width), y: shareOf((clientY - box.top) / box.height) });
  }

  function moveByKey(event: KeyboardEvent): void {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? largeStep : smallStep;
    onChange({ x: shareOf(focus.x + direction.x * step), y: shareOf(focus.y + direction.y * step) });
  }

  return (
    <Root
      type="button"
      aria-label={`Focal point: ${percent(focus.x)} from the left, ${percent(focus.y)} from the top`}
      onClick={setByClick}
      onKeyDown={moveByKey}
    >
      <Picture
        src={url}
        alt={alt}
        width={width ?? 4}
        height={height ?? 3}
        sizes="(min-width: 768px) 440px, 90vw"
        fallback={placeholderImage}
        eager
      />
      <span className="point" style={{ left: percent(focus.x), top: percent(focus.y) }} />
    </Root>
  );
}

function shareOf(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

const { colors, radii } = theme;

const Root = styled.button(css`
  position: relative;
  display: block;
  width: fit-content;
  max-width: 100%;
  margin-inline: auto;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${radii.sm};
  background: ${colors.raised};
  cursor: crosshair;
  img {
    display: block;
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 24rem;
  }
  .point {
    position: absolute;
    width: 1.5rem;
    height: 1.5rem;
    border: 2px solid ${colors.onFill};
    border-radius: 50%;
    background: ${colors.shade};
    box-shadow: 0 0 0 2px ${colors.shade};
    transform: translate(-50%, -50%);
    pointer-events: none;
  }
  .point::after {
    position: absolute;
    inset: 0;
    width: 0.25rem;
    height: 0.25rem;
    margin: auto;
    border-radius: 50%;
    background: ${colors.onFill};
    content: '';
  }
`);
