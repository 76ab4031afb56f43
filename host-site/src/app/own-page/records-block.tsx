import { testimonial } from 'content-api/contract';
import { CardGrid, safeHref } from 'shared-ui';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { QuoteList } from '../../components/quote-list.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import { PostCard } from '../../features/blog/post-card.tsx';
import { readPostCard } from '../../features/blog/posts.ts';
import { ServiceCard } from '../../features/services/service-card.tsx';
import { readService } from '../../features/services/services.ts';
import { ProjectCard } from '../../features/work/project-card.tsx';
import { readProject } from '../../features/work/projects.ts';
import { readList } from '../../lib/decode.ts';
import { cardSizes } from '../../lib/picture-sizes.ts';
import { readerOf } from '../../lib/reader-of.ts';
import type { OwnBlock } from './own-page-data.ts';

interface RecordsBlockProps {
  block: Extract<OwnBlock, { type: 'records' }>;
  cards: unknown[];
  id: string;
}

const readQuote = readerOf(testimonial);

/** The first records of a kind. Without any, there is no heading either. */
export function RecordsBlock({ block: { kind, title, lead }, cards, id }: RecordsBlockProps) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={title ? id : undefined}>
      {title && <SectionHeading id={id} title={title} lead={lead} />}
      <Cards kind={kind} cards={cards} level={title ? 3 : 2} />
    </section>
  );
}

interface CardsProps {
  kind: RecordsBlockProps['block']['kind'];
  cards: unknown[];
  /** Of their headings. */
  level: 2 | 3;
}

function Cards({ kind, cards, level }: CardsProps) {
  switch (kind) {
    case 'project':
      return (
        <CardGrid>
          {readList(cards, readProject).map((one) => (
            <ProjectCard key={one._id} project={one} level={level} sizes={cardSizes} />
          ))}
        </CardGrid>
      );
    case 'service':
      return (
        <CardGrid>
          {readList(cards, readService).map((one) => (
            <ServiceCard key={one._id} service={one} level={level} />
          ))}
        </CardGrid>
      );
    case 'post':
      return (
        <CardGrid>
          {readList(cards, readPostCard).map((one) => (
            <PostCard key={one._id} post={one} level={level} />
          ))}
        </CardGrid>
      );
    case 'testimonial':
      return <QuoteList items={readList(cards, readQuote)} linked={false} />;
  }
}

interface ColumnsBlockProps {
  block: Extract<OwnBlock, { type: 'columns' }>;
  id: string;
}

/** Short texts beside each other. */
export function ColumnsBlock({ block: { title, columns }, id }: ColumnsBlockProps) {
  const Title = title ? 'h3' : 'h2';
  return (
    <section aria-labelledby={title ? id : undefined}>
      {title && <SectionHeading id={id} title={title} />}
      <ul className="columns">
        {columns.map(({ title: name, text, picture, href }, index) => {
          const target = safeHref(href);
          const src = safeHref(picture);
          return (
            <li key={index}>
              {src && <SitePicture src={src} alt="" width={800} height={500} sizes={cardSizes} />}
              <Title>{target ? <a href={target}>{name}</a> : name}</Title>
              <Paragraphs text={text} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
