import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { theme } from '../../theme/theme.ts';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** @default 'neutral' */
  tone?: 'neutral' | 'primary' | 'secondary' | 'tertiary' | 'success' | 'warning' | 'danger';
}

/** A short state or category. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <Root data-tone={tone} {...rest} />;
}

const { colors } = theme;

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  width: fit-content;
  padding: 0.125rem 0.625rem;
  border: 1px solid ${colors.borderStrong};
  border-radius: ${theme.radii.pill};
  color: ${colors.textSoft};
  font-size: ${theme.fontSizes.xs};
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  &[data-tone='primary'] {
    color: ${colors.primaryText};
  }
  &[data-tone='secondary'] {
    color: ${colors.secondaryText};
  }
  &[data-tone='tertiary'] {
    color: ${colors.tertiaryText};
  }
  &[data-tone='success'] {
    color: ${colors.successText};
  }
  &[data-tone='warning'] {
    color: ${colors.warningText};
  }
  &[data-tone='danger'] {
    color: ${colors.dangerText};
  }
`;
