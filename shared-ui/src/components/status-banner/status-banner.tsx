import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { theme } from '../../theme/theme.ts';
import { Icon, type IconName } from '../icon/icon.tsx';

type Tone = 'success' | 'error' | 'info' | 'warning';

export interface StatusBannerProps extends ComponentPropsWithRef<'div'> {
  /** @default 'info' */
  tone?: Tone;
}

const icons: Record<Tone, IconName> = {
  success: 'check',
  error: 'warning',
  info: 'info',
  warning: 'warning',
};

/** Says how something went; errors interrupt, everything else waits its turn. */
export function StatusBanner({ tone = 'info', children, ...rest }: StatusBannerProps) {
  return (
    <Root role={tone === 'error' ? 'alert' : 'status'} data-tone={tone} {...rest}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </Root>
  );
}

const { colors, space } = theme;

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[1]};
  padding: ${space[2]};
  border: 1px solid ${colors.borderStrong};
  border-radius: ${theme.radii.md};
  background: ${colors.raised};
  color: ${colors.text};
  & > svg {
    margin-top: 0.2rem;
    flex: none;
    color: ${colors.primaryText};
  }
  &[data-tone='success'] > svg {
    color: ${colors.successText};
  }
  &[data-tone='error'] > svg {
    color: ${colors.dangerText};
  }
  &[data-tone='warning'] > svg {
    color: ${colors.warningText};
  }
`;
