import styled from '@emotion/styled';
import { ownProps } from '../../lib/own-props.ts';
import { theme } from '../../theme/theme.ts';
import type { Space } from '../../theme/tokens/space.ts';

interface OwnProps {
  /** Space between the children. @default 'sm' */
  gap?: Space;
  /** `row` wraps where there is no room. @default 'column' */
  direction?: 'column' | 'row';
  /** @default 'stretch', in a row 'center' */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  /** @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'space-between';
}

/** Children one after the other, at even distances. */
export const Stack = styled(
  'div',
  ownProps('gap', 'direction', 'align', 'justify'),
)<OwnProps>(
  ({
    gap = 'sm',
    direction = 'column',
    align = direction === 'row' ? 'center' : 'stretch',
    justify = 'start',
  }) =>
    `display:flex;flex-flow:${direction}${direction === 'row' ? ' wrap' : ''};gap:${theme.space[gap]};` +
    `align-items:${align};justify-content:${justify};`,
);
