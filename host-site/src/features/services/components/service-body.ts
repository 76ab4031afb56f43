import styled from '@emotion/styled';
import { look } from '../../../lib/look.ts';

/** Body of the cards of services and of their parts. */
export const ServiceBody = styled.div`
  &:first-child {
    border-top: 1px solid ${look.line};
  }
  .text.whole {
    display: block;
  }
  .icon {
    margin-bottom: 1rem;
    color: ${look.primary};
    font-size: 2rem;
  }
  .icon img {
    width: 2rem;
    height: 2rem;
    object-fit: contain;
  }
  .features {
    display: grid;
    gap: 0.5rem;
    font-size: 0.9375rem;
  }
  .features li {
    position: relative;
    padding-left: 1.5rem;
  }
  .features li::before {
    position: absolute;
    top: 0.45em;
    left: 0.1rem;
    width: 0.7rem;
    height: 0.35rem;
    border: solid ${look.tertiary};
    border-width: 0 0 2px 2px;
    content: '';
    transform: rotate(-45deg);
  }
`;
