import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { BlocksFrame } from '../../components/blocks/blocks-frame.ts';
import { look } from '../../lib/look.ts';

/** Blocks of a page of the studio's own, with those that case studies have not. */
export const OwnFrame = styled(BlocksFrame)(css`
  margin-top: 0;

  > .prose,
  > .quote {
    margin-inline: 0;
  }
  > figure > picture img,
  > .pair img,
  .columns img {
    width: 100%;
    aspect-ratio: 8 / 5;
    border: 1px solid ${look.line};
    border-radius: ${look.radii.xl};
    object-fit: cover;
  }
  .columns {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    gap: 2.5rem clamp(1.5rem, 3vw, 2.5rem);
  }
  .columns picture {
    display: block;
    margin-bottom: 1.5rem;
  }
  .columns :is(h2, h3) {
    margin: 0 0 0.75rem;
    font-size: ${look.size.h4};
  }
  .columns :is(h2, h3) a {
    color: ${look.primary};
  }
  .columns p {
    margin: 0.75rem 0 0;
  }
`);
