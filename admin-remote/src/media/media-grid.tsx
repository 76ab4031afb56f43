import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Media } from 'content-api/contract';
import { Badge, Checkbox, mediaUp, theme } from 'shared-ui';
import { useDates } from '../lib/use-dates.ts';
import { formatBytes } from '../lib/file-size.ts';
import { MediaThumb } from './media-thumb.tsx';
import { dimensionsText, typeText } from './media-words.ts';
import { moveByArrows } from './move-by-arrows.ts';

export type MediaView = 'grid' | 'list';

interface MediaGridProps {
  label: string;
  items: readonly Media[];
  /** @default 'grid' */
  view?: MediaView;
  /** Called with the file whose tile is pressed. */
  onPress: (media: Media) => void;
  /** Ids that are selected. @default files cannot be selected */
  selected?: ReadonlySet<string>;
  onSelect?: (id: string) => void;
}

/** Files as tiles or as rows. Arrow keys move from one to the next. */
export function MediaGrid({ label, items, view = 'grid', onPress, selected, onSelect }: MediaGridProps) {
  const dates = useDates();
  const sizes = view === 'list' ? '80px' : '(min-width: 1024px) 200px, 45vw';
  return (
    <Root role="list" aria-label={label} data-view={view} onKeyDown={moveByArrows}>
      {items.map((media) => (
        <li key={media._id} data-selected={selected?.has(media._id) || undefined}>
          <button type="button" data-tile="" onClick={() => onPress(media)}>
            <MediaThumb media={media} sizes={sizes} />
            <span className="name" title={media.name}>
              {media.name}
            </span>
            <span className="about">
              {typeText(media)}, {formatBytes(media.bytes)}
            </span>
            {view === 'list' && (
              <>
                <span className="about">{dimensionsText(media)}</span>
                <span className="about date">{dates.day(media.createdAt)}</span>
              </>
            )}
          </button>
          {media.alt === '' && media.type.startsWith('image/') && onSelect && (
            <Badge tone="warning">No alt text</Badge>
          )}
          {onSelect && (
            <Checkbox
              label={`Select ${media.name}`}
              hideLabel
              checked={selected?.has(media._id) ?? false}
              onChange={() => onSelect(media._id)}
            />
          )}
        </li>
      ))}
    </Root>
  );
}

const { colors, duration, fontSizes, radii, space } = theme;

const Root = styled.ul(css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 40%), 1fr));
  gap: ${space[2]};
  li {
    position: relative;
    min-width: 0;
    border: 1px solid ${colors.border};
    border-radius: ${radii.md};
    background: ${colors.surface};
    transition: border-color ${duration};
  }
  li:hover {
    border-color: ${colors.borderStrong};
  }
  li[data-selected] {
    border-color: ${colors.primaryText};
    background: ${colors.primaryTint};
  }
  button {
    display: grid;
    width: 100%;
    height: 100%;
    padding: ${space[1]};
    align-content: start;
    border: 0;
    border-radius: ${radii.md};
    background: none;
    text-align: left;
    cursor: pointer;
  }
  .name,
  .about {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .name {
    margin-top: ${space[1]};
    color: ${colors.text};
    font-size: ${fontSizes.sm};
  }
  .about {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
    font-variant-numeric: tabular-nums;
  }
  li > label {
    position: absolute;
    top: ${space[1]};
    right: ${space[1]};
    border-radius: ${radii.sm};
    background: ${colors.veil};
  }
  &[data-view='grid'] li {
    container-type: inline-size;
  }
  li > :not(button, label) {
    position: absolute;
    /* At the foot of the picture, which is as high as three quarters of its width. */
    top: calc(75cqw - 2.25rem);
    left: ${space[2]};
    background: ${colors.veil};
    pointer-events: none;
  }
  ${mediaUp('page.lg')} {
    &[data-view='grid'] {
      grid-template-columns: repeat(auto-fill, minmax(11.5rem, 1fr));
    }
  }
  &[data-view='list'] {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[1]};
    li {
      display: flex;
      gap: ${space[1]};
      align-items: center;
      padding-right: ${space[1]};
    }
    button {
      grid-template-columns: 4.5rem minmax(0, 1fr);
      column-gap: ${space[2]};
      align-content: center;
    }
    button > :first-of-type {
      grid-row: 1 / span 3;
    }
    .name {
      margin: 0;
    }
    li > label,
    li > :not(button, label) {
      position: static;
      flex: none;
      background: none;
    }
    li > :not(button, label),
    .date {
      display: none;
    }
  }
  ${mediaUp('page.lg')} {
    &[data-view='list'] {
      button {
        grid-template-columns: 4.5rem minmax(0, 1fr) 8rem 8rem 6rem;
        align-items: center;
      }
      button > :first-of-type {
        grid-row: auto;
      }
      .date {
        display: inline;
      }
    }
  }
  ${mediaUp('page.md')} {
    &[data-view='list'] {
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 6.5rem auto;
      }
      li > label {
        grid-column: 3;
      }
      li > :not(button, label) {
        display: inline-flex;
        justify-self: end;
      }
    }
  }
`);
