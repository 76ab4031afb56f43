import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ownProps } from '../../lib/own-props.ts';
import { mediaUp } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface OwnProps {
  /** Maximum width: 640, 768, 1024 or 1280 px; the last is wider where `--wide` says so. @default 'xl' */
  size?: keyof typeof theme.containers;
}

const { space, containers } = theme;

const base = css`
  width: 100%;
  margin-inline: auto;
  padding-inline: ${space[2]};
  ${mediaUp('page.sm')} {
    padding-inline: ${space[3]};
  }
`;

/** Holds content in the middle of the page. */
export const Container = styled('div', ownProps('size'))<OwnProps>(
  base,
  ({ size = 'xl' }) =>
    `max-width:${size === 'xl' ? `var(--wide,${containers.xl}px)` : `${containers[size]}px`};`,
);
