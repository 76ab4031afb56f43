import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { ownProps } from '../../lib/own-props.ts';
import { theme } from '../../theme/theme.ts';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the outline of the page. @default 2 */
  level?: 1 | 2 | 3 | 4;
  /** Size on the screen, when it differs from the level's own. */
  size?: 'hero' | 'h1' | 'h2' | 'h3' | 'h4';
}

/** A heading whose size is free of its level. */
export function Heading({ level = 2, size = `h${level}`, ...rest }: HeadingProps) {
  return <Root as={`h${level}`} size={size} {...rest} />;
}

const { fontSizes, fonts, colors } = theme;

const base = css`
  color: ${colors.text};
  font-family: ${fonts.display};
  font-weight: 600;
  overflow-wrap: break-word;
  text-wrap: balance;
`;

const Root = styled('h2', ownProps('size'))<Required<Pick<HeadingProps, 'size'>>>(
  base,
  ({ size }) =>
    `font-size:${fontSizes[size]};` +
    (size === 'h3' || size === 'h4'
      ? 'line-height:1.3;letter-spacing:-.015em;'
      : 'line-height:1.12;letter-spacing:-.03em;'),
);
