import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { theme } from '../../theme/theme.ts';
import { Icon } from '../icon/icon.tsx';

export type StatusTone = 'success' | 'error' | 'info' | 'warning';

export interface StatusBannerProps extends ComponentProps<'div'> {
  /** Errors are announced at once (`role="alert"`), others politely (`role="status"`). @default 'info' */
  tone?: StatusTone;
}

const icons = { success: 'check', error: 'warning', info: 'info', warning: 'warning' } as const;

/** Outcome of an action, shown next to it. */
export function StatusBanner({ tone = 'info', children, ...rest }: StatusBannerProps) {
  return (
    <Root role={tone === 'error' ? 'alert' : 'status'} data-tone={tone} {...rest}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </Root>
  );
}

const { colors, space, radii } = theme;

const Root = styled.div(css`
  display: flex;
  gap: ${space[1]};
  padding: ${space[2]};
  border: 1px solid;
  border-radius: ${radii.md};
  background: ${colors.primaryTint};
  color: ${colors.primaryText};
  > svg {
    flex: none;
    margin-top: 0.25em;
  }
  > div {
    min-width: 0;
    color: ${colors.text};
  }
  &[data-tone='success'] {
    background: ${colors.successTint};
    color: ${colors.successText};
  }
  &[data-tone='error'] {
    background: ${colors.dangerTint};
    color: ${colors.dangerText};
  }
  &[data-tone='warning'] {
    background: ${colors.warningTint};
    color: ${colors.warningText};
  }
`);
