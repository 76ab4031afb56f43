import styled from '@emotion/styled';
import { look } from '../../lib/look.ts';

export const LegalText = styled.div`
  max-width: 44rem;

  h2 {
    margin: 2rem 0 0.5rem;
    font: 600 1.5rem / 1.3 ${look.display};
    letter-spacing: -0.02em;
  }
  h2:first-of-type {
    margin-top: 0;
  }
  p {
    margin: 0 0 1rem;
    color: ${look.textSoft};
    line-height: 1.7;
  }
  a {
    color: ${look.primary};
  }
`;
