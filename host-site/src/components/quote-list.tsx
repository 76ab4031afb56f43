import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { safeHref, VisuallyHidden } from 'shared-ui';
import { initialsOf } from '../lib/initials-of.ts';
import { look } from '../lib/look.ts';
import { useLanguageOf, useTexts } from '../lib/page-context.ts';
import type { Spoken } from '../lib/spoken.ts';
import { Paragraphs } from './paragraphs.tsx';
import { SitePicture } from './site-picture.tsx';

interface QuoteView {
  _id: string;
  quote: string;
  name: string;
  role: string;
  company: string;
  face: string;
  spoken: Spoken;
  /** Address of the project that it is about. */
  href?: string;
}

interface QuoteListProps {
  items: QuoteView[];
  /** Whether each leads to its project. */
  linked: boolean;
}

/** Words of clients. */
export function QuoteList({ items, linked }: QuoteListProps) {
  return (
    <Quotes>
      {items.map((item) => (
        <li key={item._id}>
          <Quote quote={item} linked={linked} />
        </li>
      ))}
    </Quotes>
  );
}

interface QuoteProps {
  quote: QuoteView;
  linked: boolean;
}

function Quote({ quote: { quote, name, role, company, face, spoken, href }, linked }: QuoteProps) {
  const { text } = useTexts();
  const language = useLanguageOf(spoken);
  const picture = safeHref(face);
  return (
    <figure>
      <blockquote {...language}>
        <Paragraphs text={quote} />
      </blockquote>
      <figcaption>
        {picture ? (
          <SitePicture src={picture} alt="" width={56} height={56} sizes="56px" />
        ) : (
          <span className="initials" aria-hidden="true">
            {initialsOf(name)}
          </span>
        )}
        <div>
          <p className="name">{name}</p>
          <p>{[role, company].filter(Boolean).join(', ')}</p>
        </div>
        {linked && href && (
          <a href={href}>
            {text('project.quoted')}
            <VisuallyHidden>{` ${text('project.quotedBy', { name })}`}</VisuallyHidden>
          </a>
        )}
      </figcaption>
    </figure>
  );
}

// Rows are filled whatever the number of quotes: the last ones grow, and four stand two by two.
const Quotes = styled.ul(css`
  display: flex;
  flex-wrap: wrap;
  gap: 1.5rem;

  > li {
    display: grid;
    flex: 1 1 min(100%, 20rem);
  }
  &:has(> :nth-of-type(4):last-child) > li {
    flex-basis: max(40%, min(100%, 20rem));
  }
  figure {
    display: grid;
    grid-template-rows: 1fr auto;
    gap: 1.5rem;
    padding: clamp(1.5rem, 4vw, 2rem);
    border: 1px solid ${look.line};
    border-radius: ${look.radii.xl};
    background: radial-gradient(24rem 12rem at 0 0, ${look.primaryGlow}, transparent) ${look.raised};
  }
  blockquote::before {
    display: block;
    height: 2.25rem;
    color: ${look.primary};
    font: 600 4rem / 1 ${look.display};
    content: '“';
  }
  blockquote p {
    max-width: 44rem;
    margin: 1rem 0 0;
    color: ${look.text};
    font-size: ${look.size.lead};
    line-height: 1.65;
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    align-items: center;
  }
  figcaption > div {
    flex: 1;
    min-width: 12rem;
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  .name {
    color: ${look.text};
    font-weight: 600;
  }
  img {
    width: 3.5rem;
    height: 3.5rem;
    border-radius: 50%;
    object-position: 50% 20%;
  }
  .initials {
    display: grid;
    width: 3.5rem;
    height: 3.5rem;
    place-items: center;
    border: 1px solid ${look.line};
    border-radius: 50%;
    background: ${look.raisedMore};
    color: ${look.primary};
    font: 600 1.125rem ${look.display};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${look.primary};
    font-size: 0.9375rem;
    font-weight: 600;
  }
  > :only-child blockquote p {
    max-width: 56rem;
    font-size: clamp(1.1875rem, 1rem + 0.9vw, 1.5rem);
    line-height: 1.5;
  }
`);
