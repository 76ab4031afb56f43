import styled from '@emotion/styled';
import { Container } from 'shared-ui';
import type { ReactNode } from 'react';
import { look } from '../lib/look.ts';

interface PageHeroProps {
  title: ReactNode;
  lead?: ReactNode;
  /** In front of the title, such as the way back. */
  above?: ReactNode;
  /** Width of the column that follows, for the same left edge. Default: the widest. */
  size?: 'md' | 'xl';
  /** Behind the words, such as a button. */
  children?: ReactNode;
}

/** The top of every page but the home page: its one h1, with room for the fixed bar. */
export function PageHero({ title, lead, above, size, children }: PageHeroProps) {
  return (
    <Frame data-inner={above ? true : undefined}>
      <Container size={size}>
        {above}
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children && <div className="after">{children}</div>}
      </Container>
    </Frame>
  );
}

const Frame = styled.header`
  padding: 7.5rem 0 0;

  h1 {
    max-width: 20ch;
  }
  .lead {
    max-width: 42rem;
    margin: 1rem 0 0;
    font-size: ${look.size.lead};
    text-wrap: balance;
  }
  .after {
    margin-top: 2rem;
  }
  &[data-inner] {
    padding-top: 6.5rem;
  }
  ${look.up.lg} {
    padding-top: 8.5rem;
    &[data-inner] {
      padding-top: 7.5rem;
    }
  }

  /* The words above belong to what follows. */
  & + section,
  & + div + section,
  && + div > section:first-child {
    padding-top: 3rem;
  }
  && + div > section:first-child {
    background: none;
  }
`;
