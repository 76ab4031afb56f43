import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ownProps } from '../../lib/own-props.ts';
import { theme } from '../../theme/theme.ts';

interface OwnProps {
  /** Space around content that stands in the card directly. @default false */
  padded?: boolean;
}

const { color, space, radius, duration } = theme;

const base = css`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.surface};
  transition:
    border-color ${duration},
    background-color ${duration};
  > picture > img,
  > img {
    width: 100%;
    aspect-ratio: 16/10;
    object-fit: cover;
    background: ${color.raised};
  }
  &:has(a):hover {
    border-color: ${color.lineStrong};
    background-color: ${color.raised};
  }
`;

const padded = css`
  gap: ${space.xs};
  padding: ${space.md};
`;

/** A raised surface for one thing. Its picture has a fixed ratio; under the pointer it gains light and stays where it is. */
export const Card = styled('div', ownProps('padded'))<OwnProps>(base, (props) =>
  props.padded ? padded : undefined,
);
