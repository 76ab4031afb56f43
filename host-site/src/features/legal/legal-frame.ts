import styled from '@emotion/styled';
import { look } from '../../lib/look.ts';

export const LegalFrame = styled.div`
  h2 {
    margin: 2rem 0 0.5rem;
    font-size: ${look.size.h3};
  }
  h2:first-of-type {
    margin-top: 0;
  }
  p {
    margin-bottom: 1rem;
    line-height: 1.7;
  }
`;
