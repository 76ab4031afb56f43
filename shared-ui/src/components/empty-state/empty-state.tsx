import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { theme } from '../../theme/theme.ts';
import { Icon, type IconName } from '../icon/icon.tsx';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode;
  message?: ReactNode;
  icon?: IconName;
  /** What to do about it. */
  action?: ReactNode;
  /** Rank of the title. @default 2 */
  level?: 1 | 2 | 3;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, message, icon = 'folder', action, level = 2, ...rest }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <Root {...rest}>
      <Icon name={icon} size={32} />
      <Title>{title}</Title>
      {message && <p>{message}</p>}
      {action}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[6]} ${theme.space[2]};
  text-align: center;
  & > h1,
  & > h2,
  & > h3 {
    font-size: ${theme.fontSizes.h3};
  }
  & > svg {
    color: ${theme.colors.textQuiet};
  }
`;
