import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { theme } from '../../theme/theme.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  /** Announced text; null where something beside it says it. @default 'Loading' */
  label?: string | null;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

/** Something is on its way. */
export function Spinner({ label = 'Loading', size = 'md', ...rest }: SpinnerProps) {
  return (
    <Root role={label === null ? undefined : 'status'} {...rest}>
      <Ring data-size={size} aria-hidden="true" />
      {label !== null && <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  );
}

const turn = keyframes`to { transform: rotate(1turn) }`;

const Root = styled.span`
  display: inline-flex;
`;

const Ring = styled.span`
  width: 2rem;
  height: 2rem;
  border: 2px solid ${theme.colors.borderStrong};
  border-top-color: ${theme.colors.tertiary};
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
  &[data-size='sm'] {
    width: 1em;
    height: 1em;
  }
  &[data-size='lg'] {
    width: 3rem;
    height: 3rem;
  }
`;
