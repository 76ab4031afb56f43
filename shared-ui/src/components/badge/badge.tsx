import { css } from '@emotion/react';
import type { SerializedStyles } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { ownProps } from '../../lib/own-props.ts';
import { theme } from '../../theme/theme.ts';

type BadgeTone = 'neutral' | 'primary' | 'secondary' | 'tertiary' | 'success' | 'danger' | 'warning';

interface BadgeLook {
  /** @default 'neutral' */
  tone?: BadgeTone;
}

export type BadgeProps = BadgeLook & ComponentProps<'span'>;

const { colors, space, radii } = theme;

const base = css`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  width: fit-content;
  min-height: 1.75rem;
  padding: 0 ${space[1]};
  border: 1px solid ${colors.border};
  border-radius: ${radii.sm};
  font-size: ${theme.fontSizes.xs};
  font-weight: 550;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
`;

const tones: Record<BadgeTone, SerializedStyles> = {
  neutral: css`
    background: ${colors.raised};
    color: ${colors.textSoft};
  `,
  primary: css`
    background: ${colors.primaryTint};
    color: ${colors.primaryText};
  `,
  secondary: css`
    background: ${colors.raised};
    color: ${colors.secondaryText};
  `,
  tertiary: css`
    background: ${colors.raised};
    color: ${colors.tertiaryText};
  `,
  success: css`
    background: ${colors.successTint};
    color: ${colors.successText};
  `,
  danger: css`
    background: ${colors.dangerTint};
    color: ${colors.dangerText};
  `,
  warning: css`
    background: ${colors.warningTint};
    color: ${colors.warningText};
  `,
};

/** A short standing of something: a year, a state, a count. */
export const Badge = styled('span', ownProps('tone'))<BadgeLook>(base, ({ tone = 'neutral' }) => tones[tone]);
