import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { theme } from '../../theme/theme.ts';
import { Icon, type IconName } from '../icon/icon.tsx';

export interface StatCardProps extends ComponentPropsWithRef<'div'> {
  label: string;
  value: ReactNode;
  /** A line beneath the value. */
  change?: ReactNode;
  icon?: IconName;
  /** Something happened here lately. */
  highlighted?: boolean;
}

/** One figure. */
export function StatCard({ label, value, change, icon, highlighted, ...rest }: StatCardProps) {
  return (
    <Root data-highlighted={highlighted || undefined} {...rest}>
      <span className="label">
        {icon && <Icon name={icon} />}
        {label}
      </span>
      <strong>{value}</strong>
      {change && <small>{change}</small>}
    </Root>
  );
}

const { colors, space } = theme;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[3]};
  border: 1px solid ${colors.border};
  border-radius: ${theme.radii.lg};
  background: ${colors.surface};
  & > .label {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    color: ${colors.textQuiet};
    font-size: ${theme.fontSizes.sm};
  }
  & > strong {
    color: ${colors.text};
    font: 600 2rem/1.1 ${theme.fonts.display};
    font-variant-numeric: tabular-nums;
  }
  & > small {
    color: ${colors.textQuiet};
  }
  &[data-highlighted] {
    border-color: ${colors.success};
  }
  &[data-highlighted] > small {
    color: ${colors.successText};
  }
`;
