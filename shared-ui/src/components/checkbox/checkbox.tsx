import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { theme } from '../../theme/theme.ts';

export interface CheckboxProps extends ComponentProps<'input'> {
  /** Words beside the box. */
  label: ReactNode;
  /** Keeps the label for assistive technology only. @default false */
  hideLabel?: boolean;
}

/** Yes or no. Props go to the `input`, `className` to the label around it. */
export function Checkbox({ label, hideLabel = false, className, ...rest }: CheckboxProps) {
  return (
    <Root className={className} data-hide-label={hideLabel || undefined}>
      <input {...rest} type="checkbox" />
      <span>{label}</span>
    </Root>
  );
}

const { colors, space, targetSize } = theme;

const Root = styled.label(css`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  min-height: ${targetSize};
  cursor: pointer;
  color: ${colors.text};
  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${colors.primaryText};
  }
  &:has(:disabled) {
    cursor: not-allowed;
    opacity: 0.55;
  }
  &[data-hide-label] {
    justify-content: center;
    min-width: ${targetSize};
  }
  &[data-hide-label] span {
    position: absolute;
    clip-path: inset(50%);
  }
`);
