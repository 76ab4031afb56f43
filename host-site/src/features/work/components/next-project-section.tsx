import styled from '@emotion/styled';
import { css } from '@emotion/react';
import { Icon, Picture, safeHref } from 'shared-ui';
import { project } from 'content-api/contract';
import placeholder from '../../../../assets/placeholder.svg';
import { list } from '../../../lib/decode.ts';
import { look } from '../../../lib/look.ts';
import type { PageAddress } from '../../../lib/page/page.ts';
import { paths } from '../../../lib/paths.ts';
import { readerOf } from '../../../lib/reader-of.ts';

const readNext = readerOf(project, ['_id', 'slug', 'title', 'subtitle', 'mainimage']);

/** The one after this in the order of the list; after the last comes the first. */
export function read(items: unknown, { params }: PageAddress) {
  const all = list(items, readNext);
  const at = all.findIndex(({ _id, slug }) => _id === params.id || (slug && slug === params.id));
  const next = all[(at + 1) % all.length];
  return next && all.length > 1 ? [next] : [];
}

export function Component({ items: [next] }: { items: ReturnType<typeof read> }) {
  if (!next) return null;
  return (
    <Next href={paths.project(next)} aria-labelledby="next-project">
      <Picture
        src={safeHref(next.mainimage) ?? placeholder}
        alt=""
        width={1200}
        height={750}
        sizes="(min-width: 1280px) 1200px, 100vw"
        fallback={placeholder}
      />
      <span className="about" id="next-project">
        <span className="kicker">Next project</span>
        <span className="name">
          {next.title} <Icon name="arrow-right" />
        </span>
        {next.subtitle && <span>{next.subtitle}</span>}
      </span>
    </Next>
  );
}

const Next = styled.a(css`
  display: grid;
  gap: 1.5rem;
  margin-top: clamp(4rem, 8vw, 7rem);
  padding-top: clamp(2rem, 4vw, 3rem);
  border-top: 1px solid ${look.line};
  color: ${look.textSoft};
  text-decoration: none;

  picture {
    overflow: hidden;
    border-radius: ${look.radii.xl};
  }
  && img:not(.rich img) {
    display: block;
    aspect-ratio: 21 / 9;
    transition: transform 0.3s;
  }
  :is(&:hover, &:focus-visible) img {
    transform: scale(1.03);
  }
  @media (prefers-reduced-motion: reduce) {
    && img:not(.rich img) {
      transition: none;
      transform: none;
    }
  }
  .about {
    display: grid;
    gap: 0.25rem;
  }
  .kicker {
    color: ${look.textFaint};
    font-size: 0.875rem;
  }
  .name svg {
    display: inline-block;
    vertical-align: -0.15em;
  }
  .name {
    color: ${look.text};
    font: 600 clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem) / 1.15 ${look.display};
  }
`);
