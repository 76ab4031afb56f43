import { css } from '@emotion/react';
import { theme } from '../../theme/theme.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** What buttons and links in the shape of a button share. */
export interface ButtonLook {
  /** @default 'primary' */
  variant?: ButtonVariant;
  /** Height 36, 44 or 52 px; a small one keeps its target of 44 px. @default 'md' */
  size?: ButtonSize;
}

const { color, space, radius, duration, targetSize } = theme;

export const buttonBase = css`
  position: relative;
  display: inline-flex;
  gap: ${space.xs};
  align-items: center;
  justify-content: center;
  min-height: ${targetSize};
  padding: 0 ${space.md};
  border: 1px solid transparent;
  border-radius: ${radius.md};
  font-weight: 550;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  transition:
    background-color ${duration},
    border-color ${duration},
    color ${duration},
    opacity ${duration};
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.55;
  }
  &[aria-busy='true'] {
    cursor: progress;
    opacity: 0.8;
  }
`;

const variants = {
  primary: css`
    background: ${color.primaryFill};
    color: ${color.onFill};
    box-shadow: inset 0 1px rgb(255 255 255/0.18);
    &:hover {
      background: ${color.primaryFillHover};
    }
  `,
  secondary: css`
    border-color: ${color.lineStrong};
    background: ${color.primaryTint};
    color: ${color.text};
    &:hover {
      border-color: ${color.primary};
    }
  `,
  ghost: css`
    background: transparent;
    color: ${color.muted};
    &:hover {
      background: ${color.primaryTint};
      color: ${color.text};
    }
  `,
  danger: css`
    background: ${color.dangerFill};
    color: ${color.onFill};
    &:hover {
      background: ${color.dangerFillHover};
    }
  `,
};

const sizes = {
  sm: css`
    min-height: 2.25rem;
    padding: 0 ${space.sm};
    font-size: ${theme.fontSize.sm};
    &::after {
      position: absolute;
      inset: -5px 0;
      content: '';
    }
  `,
  md: undefined,
  lg: css`
    min-height: 3.25rem;
    padding: 0 ${space.lg};
    font-size: ${theme.fontSize.lg};
  `,
};

export function buttonVariant({ variant = 'primary' }: ButtonLook) {
  return variants[variant];
}

export function buttonSize({ size = 'md' }: ButtonLook) {
  return sizes[size];
}
