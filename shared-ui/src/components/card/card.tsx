import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ownProps } from '../../lib/own-props.ts';
import { theme } from '../../theme/theme.ts';

interface OwnProps {
  /** Space around content that stands in the card directly. @default false */
  padded?: boolean;
  /** Without a surface of its own. @default false */
  bare?: boolean;
}

const { colors, space, radii, duration } = theme;

const base = css`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  height: 100%;
  > picture > img {
    width: 100%;
    aspect-ratio: 16/10;
    object-fit: cover;
    background: ${colors.raised};
  }
  .card-link::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  a:not(.card-link),
  button {
    position: relative;
    z-index: 1;
  }
`;

const surface = css`
  overflow: hidden;
  border: 1px solid ${colors.border};
  border-radius: ${radii.lg};
  background: ${colors.surface};
  box-shadow: ${theme.shadow.raised};
  transition:
    border-color ${duration},
    background-color ${duration};
  &:has(a):hover {
    border-color: ${colors.borderStrong};
    background-color: ${colors.raised};
  }
`;

const padded = css`
  gap: ${space[1]};
  padding: ${space[3]};
`;

/**
 * A raised surface for one thing. A link inside with the class `card-link` makes the whole card clickable; other links
 * and buttons stay their own. Under the pointer it gains light and stays where it is.
 */
export const Card = styled('article', ownProps('padded', 'bare'))<OwnProps>(
  base,
  (props) => (props.bare ? undefined : surface),
  (props) => (props.padded ? padded : undefined),
);
