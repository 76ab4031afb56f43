import styled from '@emotion/styled';
import { project, testimonial } from 'content-api/contract';
import { Container, Section } from 'shared-ui';
import { isNotFound } from '../lib/api.ts';
import type { Api } from '../lib/api.ts';
import { readList, readRecord } from '../lib/decode.ts';
import { look } from '../lib/look.ts';
import { useHomeSection, useTexts } from '../lib/page-context.ts';
import type { PageAddress } from '../lib/page.ts';
import { paths } from '../lib/paths.ts';
import { readerOf } from '../lib/reader-of.ts';
import { createSection } from '../lib/section.tsx';
import { SectionHeading } from './section-heading.tsx';
import { QuoteList } from './quote-list.tsx';

type TestimonialView = ReturnType<typeof readTestimonial> & {
  /** Address of the project that it is about. */
  href?: string;
};

interface TestimonialsProps {
  items: TestimonialView[];
  address: PageAddress;
}

const readAddress = readerOf(project);
const readTestimonial = readerOf(testimonial);
/** Two rows of three. */
const homeCount = 6;
const headingId = 'testimonials-heading';

async function read(items: unknown, { params }: PageAddress, api: Api): Promise<TestimonialView[]> {
  const all = readList(items, readTestimonial);
  if (params.id === undefined) {
    return Promise.all(
      all.slice(0, homeCount).map(async (item) => ({ ...item, href: await addressOf(item.project, api) })),
    );
  }
  // A testimonial names its project by id, and the page's address may hold a slug.
  const { _id } = readRecord(await api.get(`/projects/${encodeURIComponent(params.id)}?view=page`));
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
function Testimonials({ items, address }: TestimonialsProps) {
  const { text } = useTexts();
  const heading = useHomeSection('testimonials');
  const isHome = address.params.id === undefined;
  const quotes = <QuoteList items={items} linked={isHome} />;
  return isHome ? (
    <Section id="testimonials" aria-labelledby={headingId}>
      <Container>
        <SectionHeading id={headingId} {...heading} />
        {quotes}
      </Container>
    </Section>
  ) : (
    <Part aria-labelledby={headingId}>
      <h2 id={headingId}>{text('project.fromClient')}</h2>
      {quotes}
    </Part>
  );
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

/** Quotes of clients: the first ones on the home page, and on a project’s page those about it. */
export const testimonials = createSection('/testimonials?view=card&order=hand&page=1&size=100', {
  read,
  Component: Testimonials,
});
