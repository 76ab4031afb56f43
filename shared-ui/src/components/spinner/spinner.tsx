import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { theme } from '../../theme/theme.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface SpinnerProps extends ComponentProps<'span'> {
  /** Text for assistive technology; null if a text beside it says the same. @default 'Loading' */
  label?: string | null;
  /** 1em, 2rem or 3rem. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

/** A loading indicator. It does not move under reduced motion. */
export function Spinner({ label = 'Loading', size = 'md', ...rest }: SpinnerProps) {
  const a11y = label ? { role: 'status' } : { 'aria-hidden': true };
  return (
    <Root data-size={size} {...a11y} {...rest}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  );
}

const turn = keyframes`to{transform:rotate(1turn)}`;

const Root = styled.span(css`
  display: inline-block;
  flex: none;
  &::before {
    display: block;
    width: 2rem;
    height: 2rem;
    border: 3px solid ${theme.colors.borderStrong};
    border-top-color: currentColor;
    border-radius: 50%;
    content: '';
    animation: ${turn} 0.9s linear infinite;
  }
  &[data-size='lg']::before {
    width: 3rem;
    height: 3rem;
  }
  &[data-size='sm']::before {
    width: 1em;
    height: 1em;
    border-width: 2px;
  }
  @media (forced-colors: active) {
    &::before {
      border-color: GrayText;
      border-top-color: CanvasText;
      forced-color-adjust: none;
    }
  }
`);
