import styled from '@emotion/styled';
import { Icon } from 'shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface BackLinkProps {
  to: string;
  children: ReactNode;
}

/** The way up from a record to its list. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Quiet to={to}>
      <Icon name="arrow-left" />
      {children}
    </Quiet>
  );
}

const Quiet = styled(Link)``;
