import styled from '@emotion/styled';
import { Icon } from 'shared-ui';
import type { ReactNode } from 'react';
import { look } from '../lib/look.ts';

interface BackLinkProps {
  to: string;
  children: ReactNode;
}

/** The way up from a record to its list. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Quiet className="way" href={to}>
      <Icon name="arrow-left" />
      {children}
    </Quiet>
  );
}

const Quiet = styled.a`
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  min-height: 44px;
  margin-bottom: 1rem;
  color: ${look.textSoft};
  transition: color 0.3s;

  &:hover {
    color: ${look.text};
  }
`;
