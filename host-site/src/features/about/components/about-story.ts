import styled from '@emotion/styled';
import { look } from '../../../lib/look.ts';
import { columnSizes } from '../../../lib/picture-sizes.ts';

/** Width of the pictures beside the words, for `sizes`. */
export const storySizes = columnSizes(992, 560);

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
    max-width: 42rem;
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
    grid-template-columns: 1fr 1.1fr;
    gap: 4rem;
  }
`;
