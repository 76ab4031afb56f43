import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { SitePicture } from '../../../components/site-picture.tsx';
import type { ProjectView } from '../../../features/work/projects.ts';
import { look } from '../../../lib/look.ts';
import { paths } from '../../../lib/paths.ts';
import { HeroFrame } from '../hero-frame.ts';

/** Projects that the index names. */
export const indexCount = 8;

/** The titles of projects; the picture of the one that is pointed at stands beside them. */
export function IndexOfWork({ works }: { works: readonly ProjectView[] }) {
  const sizes = `(min-width: 992px) ${widthBeside(works.length)}, 96px`;
  return (
    <ol className="index" id="projects">
      {works.map((work, index) => (
        <li key={work._id}>
          <a href={paths.project(work)}>
            <span>{work.title}</span>
            <SitePicture
              src={work.mainimage}
              alt=""
              width={800}
              height={500}
              sizes={sizes}
              eager={index === 0}
              whole
            />
          </a>
        </li>
      ))}
    </ol>
  );
}

/** A picture beside as many lines is as high as they are, and as wide as that asks for. */
function widthBeside(lines: number): string {
  return `max(58vw, ${lines * 8}vw + ${lines * 40}px)`;
}

export const IndexFrame = styled(HeroFrame)(css`
  > div {
    gap: 2.5rem;
  }
  h1 {
    max-width: 22ch;
    font-size: ${look.size.h2};
    line-height: 1.05;
  }
  .index {
    position: relative;
    border-bottom: 1px solid ${look.line};
  }
  .index a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 6rem;
    gap: 1rem;
    align-items: center;
    padding-block: 0.75rem;
    border-top: 1px solid ${look.line};
    color: ${look.text};
    font: 600 clamp(1.5rem, 4.4vw, 5.5rem) / 1.1 ${look.display};
    letter-spacing: -0.04em;
    transition: color 0.3s;
  }
  .index picture {
    display: block;
    overflow: hidden;
    border-radius: ${look.radii.md};
    background: ${look.raised};
  }
  .index img {
    aspect-ratio: 3 / 2;
  }
  .index [data-clear] img {
    background: ${look.ground};
    object-fit: contain;
  }
  ${look.up.lg} {
    min-height: 0;
    > div {
      grid-template: auto 1fr auto / minmax(0, 1fr) minmax(0, 26rem);
      gap: 2rem 3rem;
    }
    .words {
      display: contents;
    }
    h1 {
      grid-area: 1 / 1 / 3;
      margin: 0;
    }
    .words > p {
      grid-area: 1 / 2;
      align-self: start;
    }
    .words > .buttons {
      grid-area: 2 / 2;
      margin: 0;
    }
    .index {
      grid-area: 3 / 1 / auto / -1;
      min-height: min(36vw, 40rem);
    }
    .index a {
      display: block;
      padding-inline-end: 50%;
    }
    .index picture {
      position: absolute;
      inset-block: 0;
      inset-inline: 54% 0;
      border-radius: ${look.radii.xl};
      opacity: 0;
      transition: opacity 0.3s;
      pointer-events: none;
    }
    .index img {
      position: absolute;
      height: 100%;
    }
    /* The first one's stands there until another is pointed at. */
    .index :is(li:first-child a, a:hover, a:focus-visible) picture {
      opacity: 1;
    }
    .index:has(a:hover, a:focus-visible) a:not(:hover, :focus-visible) {
      color: ${look.textFaint};
      picture {
        opacity: 0;
      }
    }
    .cue {
      display: none;
    }
  }
  @media print {
    .index picture {
      display: none;
    }
  }
`);
