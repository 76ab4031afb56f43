import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { theme } from '../../theme/theme.ts';

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** Widest width, by the named container set. @default 'xl' */
  size?: keyof typeof theme.containers;
}

/** Centres its content and keeps it off the edges. */
export function Container({ size = 'xl', ...rest }: ContainerProps) {
  return <Root data-size={size} {...rest} />;
}

const Root = styled.div`
  width: 100%;
  max-width: ${theme.containers.xl}px;
  margin-inline: auto;
  padding-inline: ${theme.space[2]};
  &[data-size='lg'] {
    max-width: ${theme.containers.lg}px;
  }
  &[data-size='md'] {
    max-width: ${theme.containers.md}px;
  }
  &[data-size='sm'] {
    max-width: ${theme.containers.sm}px;
  }
  @media (min-width: ${theme.breakpoints.page.md}px) {
    padding-inline: ${theme.space[4]};
  }
`;
