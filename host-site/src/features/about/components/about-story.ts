import styled from '@emotion/styled';
import { look } from '../../../lib/look.ts';

/** Width of the pictures beside the words, for `sizes`. */
export const storySizes = '(min-width: 992px) 60vw, (min-width: 500px) 100vw, 270px';

/** A picture beside words, or behind them if asked to. */
export const AboutStory = styled.div`
  display: grid;
  gap: 2rem;
  align-items: start;

  img {
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border-radius: ${look.radii.xl};
  }
  .words {
    max-width: 38rem;
  }
  &[data-side='right'] > .words {
    order: -1;
  }
  h2 {
    margin-bottom: 1.5rem;
  }
  p {
    margin-bottom: 1rem;
    line-height: 1.7;
  }
  mark {
    padding: 0;
    color: ${look.text};
    background: none;
    font-weight: 600;
    text-decoration: underline ${look.primary};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
  }
  ${look.up.lg} {
    grid-template-columns: 7fr 5fr;
    gap: 4rem;
    &[data-side='right'] {
      grid-template-columns: 5fr 7fr;
    }
  }
`;
