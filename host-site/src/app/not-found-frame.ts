import styled from '@emotion/styled';
import { look } from '../lib/look.ts';

export const NotFoundFrame = styled.section`
  display: grid;
  min-height: 80dvh;
  padding: 8rem 0 4rem;
  place-items: center;
  text-align: center;

  .code {
    color: transparent;
    font: 600 clamp(6rem, 4rem + 14vw, 13rem) / 1 ${look.display};
    letter-spacing: -0.05em;
    background: linear-gradient(120deg, ${look.primary}, ${look.secondary}, ${look.tertiary});
    -webkit-background-clip: text;
    background-clip: text;
    opacity: 0.9;
  }
  h1 {
    margin: 0 0 1rem;
    font: 600 clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem) / 1.15 ${look.display};
    letter-spacing: -0.025em;
  }
  p:not(.code) {
    margin: 0 0 2rem;
    color: ${look.textSoft};
  }
`;
