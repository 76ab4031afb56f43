import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { mediaDown } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';

export interface StatCardProps extends ComponentProps<'div'> {
  label: ReactNode;
  value: ReactNode;
  /** A further line, such as the change. */
  change?: ReactNode;
  icon?: IconName;
  /** Set off by the success colour. @default false */
  highlighted?: boolean;
}

/** One figure and what it counts. */
export function StatCard({ label, value, change, icon, highlighted = false, ...rest }: StatCardProps) {
  return (
    <Root data-highlighted={highlighted || undefined} {...rest}>
      <p className="label">
        {icon && <Icon name={icon} />}
        {label}
      </p>
      <p className="value">{value}</p>
      {change && <p className="note">{change}</p>}
    </Root>
  );
}

const { colors, space, radii, fonts, fontSizes } = theme;

const Root = styled.div(css`
  padding: ${space[3]};
  border: 1px solid ${colors.border};
  border-radius: ${radii.lg};
  background: ${colors.surface};
  &[data-highlighted] {
    border-color: ${colors.successText};
    background: ${colors.successTint};
  }
  .label {
    display: flex;
    gap: ${space[1]};
    align-items: center;
    font-size: ${fontSizes.sm};
  }
  .value {
    margin-top: ${space[1]};
    color: ${colors.text};
    font: 600 clamp(1.75rem, 1.3rem + 2vw, 2.75rem) / 1.15 ${fonts.display};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
  }
  .note {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
  }
  &[data-highlighted] .note {
    color: ${colors.successText};
  }
  ${mediaDown('page.xs')} {
    padding: ${space[2]};
    .label {
      flex-direction: column;
      align-items: flex-start;
    }
  }
`);
