import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { ownProps } from '../../lib/own-props.ts';
import { theme } from '../../theme/theme.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export type HeadingSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'display';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the outline of the page. @default 2 */
  level?: HeadingLevel;
  /** How large it is set. Default by level: xl, lg, sm, then xs. */
  size?: HeadingSize;
}

const { fontSize, font, color } = theme;

const sizeOfLevel = { 1: 'xl', 2: 'lg', 3: 'sm', 4: 'xs', 5: 'xs', 6: 'xs' } as const;

const sizes = {
  xs: fontSize.headingXs,
  sm: fontSize.headingSm,
  md: fontSize.headingMd,
  lg: fontSize.headingLg,
  xl: fontSize.headingXl,
  display: fontSize.display,
};

/** A heading whose size is free of its level. */
export function Heading({ level = 2, size = sizeOfLevel[level], ...rest }: HeadingProps) {
  return <Root as={`h${level}`} size={size} {...rest} />;
}

const base = css`
  color: ${color.text};
  font-family: ${font.display};
  font-weight: 600;
  line-height: 1.15;
  overflow-wrap: break-word;
  text-wrap: balance;
`;

const Root = styled('h2', ownProps('size'))<{ size: HeadingSize }>(base, ({ size }) =>
  size === 'xs' || size === 'sm'
    ? `font-size:${sizes[size]};line-height:1.3;letter-spacing:-.015em;`
    : `font-size:${sizes[size]};letter-spacing:-.03em;`,
);
