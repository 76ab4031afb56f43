import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { theme } from '../../theme/theme.ts';
import { Spinner } from '../spinner/spinner.tsx';

export interface ButtonLook {
  /** @default 'primary' */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Shows a spinner and takes no press; the button keeps its place in the tab order. */
  loading?: boolean;
  /** Text while loading. */
  loadingText?: string;
}

/** A button. Its type is `button` unless said otherwise. */
export function Button({
  variant = 'primary',
  size = 'md',
  loading,
  loadingText,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <Root
      type="button"
      data-variant={variant}
      data-size={size}
      aria-disabled={loading ? true : undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {loading && <Spinner size="sm" label={null} />}
      {loading ? (loadingText ?? children) : children}
    </Root>
  );
}

const { colors, radii, space } = theme;

/** The look that buttons and links share. */
export const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  min-height: 44px;
  padding: ${space[1]} ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radii.pill};
  background: ${colors.primary};
  color: ${colors.text};
  font: 600 0.9375rem/1.2 ${theme.fonts.text};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${theme.transition},
    border-color ${theme.transition};
  &:hover {
    background: ${colors.primaryHover};
  }
  &[data-variant='secondary'] {
    background: transparent;
    border-color: ${colors.borderStrong};
  }
  &[data-variant='ghost'] {
    background: transparent;
    color: ${colors.textSoft};
  }
  &[data-variant='secondary']:hover,
  &[data-variant='ghost']:hover {
    background: ${colors.hover};
    color: ${colors.text};
  }
  &[data-variant='danger'] {
    background: ${colors.danger};
  }
  &[data-size='sm'] {
    padding: 0 ${space[2]};
    font-size: 0.875rem;
  }
  &[data-size='lg'] {
    min-height: 52px;
    padding: ${space[2]} ${space[4]};
    font-size: 1rem;
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.6;
    cursor: not-allowed;
  }
`;

const Root = styled.button(buttonStyles);
