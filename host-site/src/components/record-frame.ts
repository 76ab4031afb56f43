import styled from '@emotion/styled';
import { look } from '../lib/look.ts';

/** Shared frame of the pages of single records: link back, head with picture, keywords. */
export const RecordFrame = styled.div`
  padding: 6.5rem 0 clamp(3rem, 7vw, 5rem);

  .head {
    display: grid;
    gap: clamp(1.5rem, 3vw, 3rem);
  }
  .cover,
  img:not(.rich img) {
    width: 100%;
    aspect-ratio: 8 / 5;
    border: 1px solid ${look.line};
    border-radius: ${look.radii.xl};
    object-fit: cover;
  }
  /* Higher than wide: whole, and up to 3:5 no higher than the window. */
  &&& .tall > img {
    display: block;
    width: min(100%, 60svh);
    height: auto;
    max-height: none;
    aspect-ratio: auto 3 / 4;
    margin-inline: auto;
  }
  &&& [data-clear] > img {
    padding: clamp(1.5rem, 5vw, 4rem);
    background: ${look.ground};
    object-fit: contain;
  }
  .chips,
  .links {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .story p:not(.rich p) {
    margin-bottom: 1rem;
    line-height: 1.7;
  }
  ${look.up.lg} {
    padding-top: 7.5rem;
  }
  /* After a record a quiet line; what comes next is the record's own end. */
  & + section h2 {
    max-width: none;
    margin: 0;
    font-size: ${look.size.h2};
  }
`;
