import styled from '@emotion/styled';
import { look } from '../../../lib/look.ts';

export const ContactGrid = styled.div`
  display: grid;
  gap: 2rem;
  align-items: start;

  ${look.up.lg} {
    grid-template-columns: 1fr 1.25fr;
    gap: 5rem;
  }
`;
