import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { theme } from '../../theme/theme.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';

export interface StatCardProps extends ComponentProps<'div'> {
  label: ReactNode;
  value: ReactNode;
  /** A further line, such as the change. */
  note?: ReactNode;
  icon?: IconName;
  /** Set off by the success colour. @default false */
  highlighted?: boolean;
}

/** One figure and what it counts. */
export function StatCard({ label, value, note, icon, highlighted = false, ...rest }: StatCardProps) {
  return (
    <Root data-highlighted={highlighted || undefined} {...rest}>
      <p className="label">
        {icon && <Icon name={icon} />}
        {label}
      </p>
      <p className="value">{value}</p>
      {note && <p className="note">{note}</p>}
    </Root>
  );
}

const { color, space, radius, font, fontSize } = theme;

const Root = styled.div(css`
  padding: ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.surface};
  &[data-highlighted] {
    border-color: ${color.success};
    background: ${color.successTint};
  }
  .label {
    display: flex;
    gap: ${space.xs};
    align-items: center;
    font-size: ${fontSize.sm};
  }
  .value {
    margin-top: ${space.xs};
    color: ${color.text};
    font: 600 ${fontSize.headingLg} / 1.15 ${font.display};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
  }
  .note {
    color: ${color.subtle};
    font-size: ${fontSize.sm};
    font-variant-numeric: tabular-nums;
  }
  &[data-highlighted] .note {
    color: ${color.success};
  }
`);
