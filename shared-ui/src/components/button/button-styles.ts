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

const { colors, space, radii, duration, targetSize } = theme;

export const buttonBase = css`
  position: relative;
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  justify-content: center;
  min-height: ${targetSize};
  padding: 0 ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radii.md};
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
    background: ${colors.primary};
    color: ${colors.onFill};
    box-shadow: inset 0 1px rgb(255 255 255/0.18);
    &:hover {
      background: ${colors.primaryHover};
    }
  `,
  secondary: css`
    border-color: ${colors.borderStrong};
    background: ${colors.primaryTint};
    color: ${colors.text};
    &:hover {
      border-color: ${colors.primaryText};
    }
  `,
  ghost: css`
    background: transparent;
    color: ${colors.textSoft};
    &:hover {
      background: ${colors.primaryTint};
      color: ${colors.text};
    }
  `,
  danger: css`
    background: ${colors.danger};
    color: ${colors.onFill};
    &:hover {
      background: ${colors.dangerHover};
    }
  `,
};

const sizes = {
  sm: css`
    min-height: 2.25rem;
    padding: 0 ${space[2]};
    font-size: ${theme.fontSizes.sm};
    &::after {
      position: absolute;
      inset: -5px 0;
      content: '';
    }
  `,
  md: undefined,
  lg: css`
    min-height: 3.25rem;
    padding: 0 ${space[4]};
    font-size: ${theme.fontSizes.lg};
  `,
};

export function buttonVariant({ variant = 'primary' }: ButtonLook) {
  return variants[variant];
}

export function buttonSize({ size = 'md' }: ButtonLook) {
  return sizes[size];
}
