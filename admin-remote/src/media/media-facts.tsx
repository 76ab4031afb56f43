import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { MediaDetail } from 'content-api/contract';
import { theme } from 'shared-ui';
import { useDates } from '../lib/use-dates.ts';
import { formatBytes } from '../lib/file-size.ts';
import { dimensionsText, typeText } from './media-words.ts';
import { PlaceList } from './place-list.tsx';

/** A file's type, size, address, smaller sizes and uses. */
export function MediaFacts({ media }: { media: MediaDetail }) {
  const dates = useDates();
  const { url, createdAt, sizes, usedIn, animated } = media;
  return (
    <Root>
      <h3>Used in</h3>
      {usedIn.length > 0 ? <PlaceList uses={usedIn} /> : <p>Nowhere yet.</p>}
      <h3>File</h3>
      <dl>
        <dt>Type</dt>
        <dd>
          {typeText(media)}
          {animated && ', animated'}
        </dd>
        <dt>Size</dt>
        <dd>{[dimensionsText(media), formatBytes(media.bytes)].filter(Boolean).join(', ')}</dd>
        <dt>Address</dt>
        <dd>{url}</dd>
        <dt>Added</dt>
        <dd>{dates.time(createdAt)}</dd>
        {sizes.length > 0 && (
          <>
            <dt>Smaller sizes</dt>
            <dd>
              {sizes.map((size) => (
                <span key={size.url}>
                  {typeText(size)} {size.width} px, {formatBytes(size.bytes)}
                </span>
              ))}
            </dd>
          </>
        )}
      </dl>
    </Root>
  );
}

const { colors, fontSizes, space } = theme;

const Root = styled.div(css`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  font-size: ${fontSizes.sm};
  h3 {
    font-size: ${fontSizes.md};
  }
  h3:not(:first-of-type) {
    margin-top: ${space[1]};
  }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.25rem ${space[2]};
  }
  dt {
    color: ${colors.textQuiet};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  dd span {
    display: block;
  }
`);
