import { css } from '@emotion/react';
import type { SerializedStyles } from '@emotion/react';
import { theme } from '../../theme/theme.ts';

/** Styles of buttons and of links that look like buttons. */
export interface ButtonLook {
  /** @default 'primary' */
  variant?: ButtonVariant;
  /** Height 36, 44 or 52 px; a small one keeps its target of 44 px. @default 'md' */
  size?: ButtonSize;
}

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The look as attributes, so that all buttons of a page share one class. */
export function buttonAttributes({ variant = 'primary', size = 'md' }: ButtonLook) {
  return { 'data-variant': variant, 'data-size': size };
}

const { colors, space, radii, duration, targetSize } = theme;

const common = css`
  position: relative;
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  justify-content: center;
  min-height: ${targetSize};
  padding: 0 ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radii.md};
  background: none;
  color: ${colors.text};
  font-weight: 550;
  line-height: 1.25;
  text-align: center;
  transition:
    background-color ${duration},
    border-color ${duration},
    color ${duration},
    opacity ${duration};
  &[data-variant='primary'] {
    background: ${colors.primary};
    color: ${colors.onFill};
    box-shadow: inset 0 1px ${colors.fillSheen};
  }
  &[data-variant='primary']:hover {
    background: ${colors.primaryHover};
  }
  &[data-variant='secondary'] {
    border-color: ${colors.borderStrong};
    background: ${colors.primaryTint};
  }
  &[data-variant='secondary']:hover {
    border-color: ${colors.primaryText};
  }
  &[data-size='lg'] {
    min-height: 3.25rem;
    padding: 0 ${space[4]};
    font-size: ${theme.fontSizes.lg};
  }
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

/** Only buttons that need them bring these, as no public page does. */
const rareStyles = css`
  &[data-variant='ghost']:not(:hover) {
    color: ${colors.textSoft};
  }
  &[data-variant='ghost']:hover {
    background: ${colors.primaryTint};
  }
  &[data-variant='danger'] {
    background: ${colors.danger};
    color: ${colors.onDanger};
  }
  &[data-variant='danger']:hover {
    background: ${colors.dangerHover};
  }
  &[data-size='sm'] {
    min-height: 2.25rem;
    padding: 0 ${space[2]};
    font-size: ${theme.fontSizes.sm};
  }
  &[data-size='sm']::after {
    position: absolute;
    inset: -5px 0;
    content: '';
  }
`;

/** Styles by the attributes of `buttonAttributes`. */
export function buttonStyles(
  look: Partial<ReturnType<typeof buttonAttributes>>,
): SerializedStyles | SerializedStyles[] {
  const { 'data-variant': variant, 'data-size': size } = look;
  return variant === 'ghost' || variant === 'danger' || size === 'sm' ? [common, rareStyles] : common;
}
