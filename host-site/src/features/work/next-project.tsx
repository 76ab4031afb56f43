import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { project } from 'content-api/contract';
import { Icon } from 'shared-ui';
import { SitePicture } from '../../components/site-picture.tsx';
import { readList } from '../../lib/decode.ts';
import { look } from '../../lib/look.ts';
import { useTexts } from '../../lib/page-context.ts';
import { InLanguage } from '../../components/in-language.tsx';
import type { PageAddress } from '../../lib/page.ts';
import { paths } from '../../lib/paths.ts';
import { readerOf } from '../../lib/reader-of.ts';
import { createSection } from '../../lib/section.tsx';

const readNext = readerOf(project);

/** The one after this in the order of the list; after the last comes the first. */
function read(items: unknown, { params }: PageAddress) {
  const all = readList(items, readNext);
  const at = all.findIndex(({ _id, slug }) => _id === params.id || (slug && slug === params.id));
  const next = all[(at + 1) % all.length];
  return next && all.length > 1 ? [next] : [];
}

function NextProject({ items: [next] }: { items: ReturnType<typeof read> }) {
  const { text } = useTexts();
  if (!next) return null;
  return (
    <Next href={paths.project(next)} aria-labelledby="next-project">
      <span className="about" id="next-project">
        <span className="kicker">{text('project.next')}</span>
        <InLanguage of={next.spoken}>
          <span className="name way">
            {next.title} <Icon name="arrow-right" />
          </span>
          {next.subtitle && <span>{next.subtitle}</span>}
        </InLanguage>
      </span>
      <SitePicture src={next.mainimage} alt="" width={1200} height={750} sizes="100vw" wide whole />
    </Next>
  );
}

const Next = styled.a(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  margin-top: clamp(4rem, 8vw, 7rem);
  color: ${look.textSoft};

  /* From edge to edge, as the picture at the top. */
  picture {
    position: relative;
    left: 50%;
    width: 100vw;
    max-width: none;
    overflow: hidden;
    transform: translateX(-50%);
  }
  && img:not(.rich img) {
    aspect-ratio: 21 / 9;
    border: 0;
    border-radius: 0;
    transition: transform 0.3s;
  }
  :is(&:hover, &:focus-visible) img {
    transform: scale(1.03);
  }
  .about {
    display: grid;
    gap: 1rem;
  }
  .kicker {
    color: ${look.textFaint};
    font-size: 0.875rem;
  }
  .name {
    color: ${look.text};
    font: 600 ${look.size.h1} / 1.1 ${look.display};
    letter-spacing: -0.04em;
  }
  .name svg {
    display: inline-block;
    width: 0.7em;
    height: 0.7em;
  }
`);

/** The project that follows in the order of the list, with its picture. */
export const nextProject = createSection('/projects?view=card&order=hand&page=1&size=100', {
  read,
  Component: NextProject,
});
