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

const { colors, space, targetSize, duration } = theme;

const Root = styled.label(css`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  min-height: ${targetSize};
  color: ${colors.text};
  cursor: pointer;
  input {
    display: grid;
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    place-content: center;
    border: 1px solid ${colors.control};
    border-radius: 5px;
    background: ${colors.background};
    cursor: inherit;
    appearance: none;
    transition:
      background-color ${duration},
      border-color ${duration};
  }
  input::after {
    width: 0.375rem;
    height: 0.6875rem;
    border: solid ${colors.onFill};
    border-width: 0 2px 2px 0;
    content: '';
    opacity: 0;
    transform: translateY(-1px) rotate(45deg);
    transition: opacity ${duration};
  }
  &:hover input {
    border-color: ${colors.textQuiet};
  }
  input:checked {
    border-color: ${colors.primaryText};
    background: ${colors.primary};
  }
  input:checked::after {
    opacity: 1;
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
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
    input::after {
      content: none;
    }
  }
`);
