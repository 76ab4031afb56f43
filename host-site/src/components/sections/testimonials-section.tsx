import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { project, testimonial } from 'content-api/contract';
import { Container, Picture, safeHref, Section, VisuallyHidden } from 'shared-ui';
import type { Api } from '../../lib/api/api.ts';
import { isNotFound } from '../../lib/api/api-error.ts';
import { list, record } from '../../lib/decode.ts';
import { initialsOf } from '../../lib/initials-of.ts';
import { look } from '../../lib/look.ts';
import type { PageAddress } from '../../lib/page/page.ts';
import { paths } from '../../lib/paths.ts';
import { readerOf } from '../../lib/reader-of.ts';
import { Paragraphs } from '../paragraphs.tsx';
import { SectionHeading } from '../section-heading.tsx';

type TestimonialView = ReturnType<typeof readTestimonial> & {
  /** Address of the project that it is about. */
  href?: string;
};

interface TestimonialsProps {
  items: TestimonialView[];
  address: PageAddress;
}

const readAddress = readerOf(project, ['_id', 'slug']);
const readTestimonial = readerOf(testimonial, ['_id', 'quote', 'name', 'role', 'company', 'face', 'project']);
/** Two rows of three. */
const homeCount = 6;
const headingId = 'testimonials-heading';

export async function read(items: unknown, { params }: PageAddress, api: Api): Promise<TestimonialView[]> {
  const all = list(items, readTestimonial);
  if (params.id === undefined) {
    return Promise.all(
      all.slice(0, homeCount).map(async (item) => ({ ...item, href: await addressOf(item.project, api) })),
    );
  }
  // A testimonial names its project by id, and the page's address may hold a slug.
  const { _id } = record(await api.get(`/projects/${encodeURIComponent(params.id)}?view=page`));
  return all.filter((item) => item.project === _id);
}

/** None while the project is not public. */
async function addressOf(id: string, api: Api): Promise<string | undefined> {
  if (!id) return undefined;
  try {
    return paths.project(readAddress(await api.get(`/projects/${encodeURIComponent(id)}`)));
  } catch (error) {
    return isNotFound(error) ? undefined : paths.project({ _id: id });
  }
}

/** On the home page a section of its own; on the page of a project, a part of its article. */
export function Component({ items, address }: TestimonialsProps) {
  const isHome = address.params.id === undefined;
  const quotes = (
    <Quotes>
      {items.map((item) => (
        <li key={item._id}>
          <Quote testimonial={item} linked={isHome} />
        </li>
      ))}
    </Quotes>
  );
  return isHome ? (
    <Section aria-labelledby={headingId}>
      <Container>
        <SectionHeading
          id={headingId}
          title="Client Voices"
          lead="How it is to work with us, in their words."
        />
        {quotes}
      </Container>
    </Section>
  ) : (
    <Part aria-labelledby={headingId}>
      <h2 id={headingId}>From the Client</h2>
      {quotes}
    </Part>
  );
}

function Quote({ testimonial: { quote, name, role, company, face, href }, linked }: QuoteProps) {
  const picture = safeHref(face);
  return (
    <figure>
      <blockquote>
        <Paragraphs text={quote} />
      </blockquote>
      <figcaption>
        {picture ? (
          <Picture src={picture} alt="" width={56} height={56} sizes="56px" />
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
            View project<VisuallyHidden> about which {name} says this</VisuallyHidden>
          </a>
        )}
      </figcaption>
    </figure>
  );
}

interface QuoteProps {
  testimonial: TestimonialView;
  linked: boolean;
}

const Part = styled.section`
  margin-top: 3rem;
  padding-top: 3rem;
  border-top: 1px solid ${look.line};

  h2 {
    margin: 0 0 1.5rem;
    font-size: ${look.size.h3};
  }
`;

// Rows are filled whatever the number of quotes: the last ones grow, and four stand two by two.
const Quotes = styled.ul(css`
  display: flex;
  flex-wrap: wrap;
  gap: 1.5rem;

  > li {
    display: grid;
    flex: 1 1 min(100%, 20rem);
    min-width: 0;
  }
  &:has(> :nth-of-type(4):last-child) > li {
    flex-basis: max(40%, min(100%, 20rem));
  }
  figure {
    display: grid;
    grid-template-rows: 1fr auto;
    gap: 1.5rem;
    margin: 0;
    padding: clamp(1.5rem, 1rem + 1.5vw, 2rem);
    border: 1px solid ${look.line};
    border-radius: calc(1.25rem * var(--r));
    background: radial-gradient(24rem 12rem at 0 0, ${look.primaryGlow}, transparent) ${look.raised};
  }
  blockquote {
    margin: 0;
    color: ${look.text};
    font-size: ${look.size.lead};
    line-height: 1.65;
    overflow-wrap: anywhere;
    text-wrap: pretty;
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
    margin: 0.75rem 0 0;
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem 1rem;
    align-items: center;
  }
  figcaption > div {
    flex: 1;
    min-width: min(100%, 9rem);
    font-size: 0.9375rem;
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  figcaption p {
    margin: 0;
  }
  .name {
    color: ${look.text};
    font-weight: 600;
  }
  img,
  .initials {
    width: 3.5rem;
    height: 3.5rem;
    border: 1px solid ${look.lineStrong};
    border-radius: 50%;
    object-fit: cover;
  }
  .initials {
    display: grid;
    flex: none;
    place-items: center;
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
  > :only-child p {
    max-width: 56rem;
  }
  > :only-child blockquote {
    font-size: clamp(1.1875rem, 1rem + 0.9vw, 1.5rem);
    line-height: 1.5;
  }
`);
