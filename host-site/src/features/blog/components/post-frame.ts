import styled from '@emotion/styled';
import { look } from '../../../lib/look.ts';
import { columnSizes } from '../../../lib/picture-sizes.ts';

/** Width of the picture at the top, for `sizes`. */
export const openingSizes = columnSizes(800, 736);

export const PostFrame = styled.div`
  padding: 6.5rem 0 2rem;

  article {
    max-width: 46rem;
    margin: 0 auto;
  }
  h1 {
    margin: 0 0 2rem;
    font: 600 clamp(2rem, 1.4rem + 2.8vw, 3.25rem) / 1.12 ${look.display};
    letter-spacing: -0.03em;
  }
  header img {
    width: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: 1.25rem;
  }
  .byline {
    margin: 1.5rem 0 0;
    color: ${look.textSoft};
  }
  .tags {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin: 1rem 0 0;
  }
  .content {
    margin-top: 2rem;
    padding-top: 1rem;
    border-top: 1px solid ${look.line};
    font-size: 1.0625rem;
  }
  .content p {
    margin: 1rem 0;
    color: ${look.textSoft};
    line-height: 1.75;
  }
  .content p:first-of-type {
    color: ${look.text};
    font-size: 1.1875rem;
  }
  ${look.up.lg} {
    padding-top: 7.5rem;
  }
`;
