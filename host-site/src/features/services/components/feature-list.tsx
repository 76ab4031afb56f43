import styled from '@emotion/styled';
import { look } from '../../../lib/look.ts';

/** What a service holds, on its card. The styles come with the first list: the home page mostly has none. */
export function FeatureList({ features }: { features: readonly string[] }) {
  if (features.length === 0) return null;
  return (
    <List>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 0.5rem;
  font-size: 0.9375rem;
  li {
    position: relative;
    padding-inline-start: 1.5rem;
  }
  li::before {
    position: absolute;
    top: 0.45em;
    inset-inline-start: 0.1rem;
    width: 0.7rem;
    height: 0.35rem;
    border: solid ${look.tertiary};
    border-width: 0 0 2px 2px;
    content: '';
    transform: rotate(-45deg);
  }
`;
