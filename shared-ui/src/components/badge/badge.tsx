import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ownProps } from '../../lib/own-props.ts';
import { theme } from '../../theme/theme.ts';

interface OwnProps {
  /** @default 'primary' */
  tone?: 'neutral' | 'primary' | 'success' | 'danger' | 'warning';
}

const { color, space, radius } = theme;

const base = css`
  display: inline-flex;
  gap: ${space.xs};
  align-items: center;
  width: fit-content;
  min-height: 1.75rem;
  padding: 0 ${space.xs};
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  font-size: ${theme.fontSize.xs};
  font-weight: 550;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
`;

const tones = {
  neutral: css`
    background: ${color.raised};
    color: ${color.muted};
  `,
  primary: css`
    background: ${color.primaryTint};
    color: ${color.primaryBright};
  `,
  success: css`
    background: ${color.successTint};
    color: ${color.success};
  `,
  danger: css`
    background: ${color.dangerTint};
    color: ${color.danger};
  `,
  warning: css`
    background: ${color.warningTint};
    color: ${color.warning};
  `,
};

/** A short standing of something: a year, a state, a count. */
export const Badge = styled('span', ownProps('tone'))<OwnProps>(base, ({ tone = 'primary' }) => tones[tone]);
