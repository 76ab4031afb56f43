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
`;
