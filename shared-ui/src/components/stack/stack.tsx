import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { ownProps } from '../../lib/own-props.ts';
import { theme } from '../../theme/theme.ts';

interface StackLook {
  /** @default 'column' */
  direction?: 'row' | 'column';
  /** Step of the spacing scale. @default 2 */
  gap?: keyof typeof theme.space;
  /** @default false */
  wrap?: boolean;
  /** @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  /** @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
}

export type StackProps = StackLook & ComponentProps<'div'>;

/** Lays its children out in one direction with one gap. */
export const Stack = styled(
  'div',
  ownProps('direction', 'gap', 'wrap', 'align', 'justify'),
)<StackLook>(
  ({ direction = 'column', gap = 2, wrap, align = 'stretch', justify = 'start' }) =>
    `display:flex;flex-flow:${direction}${wrap ? ' wrap' : ''};gap:${theme.space[gap]};align-items:${align};` +
    `justify-content:${justify === 'between' ? 'space-between' : justify};`,
);
