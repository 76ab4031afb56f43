import styled from '@emotion/styled';
import { Container } from 'shared-ui';
import type { ReactNode } from 'react';
import { look } from '../lib/look.ts';

interface PageHeroProps {
  title: ReactNode;
  lead?: ReactNode;
  /** In front of the title, such as the way back. */
  above?: ReactNode;
  icon?: ReactNode;
  features?: string[];
  /** Width of the column that follows, for the same left edge. Default: the widest. */
  size?: 'md' | 'xl';
  /** Behind the words, such as a button. */
  children?: ReactNode;
}

/** The top of every page but the home page: its one h1, with room for the fixed bar. */
export function PageHero({ title, lead, above, icon, features = [], size, children }: PageHeroProps) {
  return (
    <Frame data-inner={above ? true : undefined}>
      <Container size={size}>
        {above}
        {icon && <span className="icon">{icon}</span>}
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {features.length > 0 && (
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
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
  .icon {
    display: grid;
    width: 4rem;
    height: 4rem;
    margin-bottom: 1.5rem;
    place-items: center;
    border: 1px solid ${look.line};
    border-radius: 1rem;
    background: ${look.raisedMore};
    color: ${look.primary};
    font-size: 1.75rem;
  }
  .icon img {
    width: 2rem;
    height: 2rem;
    object-fit: contain;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin: 1.5rem 0 0;
  }
  li {
    padding: 0.5rem 1rem;
    border: 1px solid ${look.line};
    border-radius: 1.25rem;
    font-size: ${look.size.sm};
    line-height: 1.25;
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
  & + div + section {
    padding-top: 3rem;
  }
`;
