import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { ownProps } from '../../lib/own-props.ts';
import { theme } from '../../theme/theme.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

interface Size {
  /** Any CSS length. @default '100%' */
  width?: string;
  /** Any CSS length. @default '1em' */
  height?: string;
}

export interface SkeletonProps extends Size, ComponentProps<'div'> {
  /** Text for assistive technology; without it the skeleton is decoration. */
  label?: string;
}

/** The shape of something that is not there yet. */
export function Skeleton({ label, ...rest }: SkeletonProps) {
  const a11y = label ? { role: 'status' } : { 'aria-hidden': true };
  return (
    <Root {...a11y} {...rest}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  );
}

const breathe = keyframes`50%{opacity:.5}`;

const base = css`
  max-width: 100%;
  border-radius: ${theme.radii.sm};
  background: ${theme.colors.hover};
  animation: ${breathe} 1.8s ease-in-out infinite;
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Root = styled('div', ownProps('width', 'height'))<Size>(
  base,
  ({ width = '100%', height = '1em' }) => `width:${width};height:${height};`,
);
