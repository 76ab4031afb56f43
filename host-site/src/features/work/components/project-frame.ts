import styled from '@emotion/styled';
import { look } from '../../../lib/look.ts';

/** Width of the picture at the top, for `sizes`. */
export const openingSizes = '(min-width: 500px) 100vw, 270px';

export const ProjectFrame = styled.article`
  .head {
    grid-template-columns: minmax(0, 1fr);
    gap: clamp(2rem, 4vw, 3.5rem);
  }
  .words {
    display: grid;
    gap: 1rem;
    justify-items: start;
    max-width: 60rem;
  }
  .words > p:not(.subtitle, .links) {
    max-width: 38rem;
    font-size: ${look.size.lead};
  }
  /* From edge to edge of the window; the page cuts off what lies behind a scrollbar. */
  .lead {
    position: relative;
    left: 50%;
    display: block;
    width: 100vw;
    max-width: none;
    transform: translateX(-50%);
  }
  && .lead > img {
    display: block;
    max-height: 80svh;
    aspect-ratio: 16 / 9;
    border: 0;
    border-radius: 0;
  }
  @media print {
    .lead {
      position: static;
      width: auto;
      max-width: 100%;
      transform: none;
    }
  }
  .subtitle {
    color: ${look.text};
    font-size: clamp(1.25rem, 1rem + 1.2vw, 2rem);
    line-height: 1.3;
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  .words > .links {
    gap: 1rem;
    margin-top: 0.5rem;
  }
`;
