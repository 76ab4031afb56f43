import { testimonial } from 'content-api/contract';
import { CardGrid } from 'shared-ui';
import { SectionHeading } from '../../components/section-heading.tsx';
import { QuoteList } from '../../components/sections/quote-list.tsx';
import { readPostCard } from '../../features/blog/api/post-cards.ts';
import { PostCard } from '../../features/blog/components/post-card.tsx';
import { readService } from '../../features/services/api/service.ts';
import { ServiceCard } from '../../features/services/components/service-card.tsx';
import { readProjectCard } from '../../features/work/api/project-cards.ts';
import { ProjectCard } from '../../features/work/components/project-card.tsx';
import { list } from '../../lib/decode.ts';
import { readerOf } from '../../lib/reader-of.ts';
import type { OwnBlock } from './own-page-data.ts';

interface RecordsBlockProps {
  block: Extract<OwnBlock, { type: 'records' }>;
  cards: unknown[];
  id: string;
}

const readQuote = readerOf(testimonial, ['_id', 'quote', 'name', 'role', 'company', 'face']);

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
          {list(cards, readProjectCard).map((one) => (
            <ProjectCard key={one._id} project={one} level={level} />
          ))}
        </CardGrid>
      );
    case 'service':
      return (
        <CardGrid>
          {list(cards, readService).map((one) => (
            <ServiceCard key={one._id} service={one} level={level} />
          ))}
        </CardGrid>
      );
    case 'post':
      return (
        <CardGrid>
          {list(cards, readPostCard).map((one) => (
            <PostCard key={one._id} post={one} level={level} />
          ))}
        </CardGrid>
      );
    case 'testimonial':
      return <QuoteList items={list(cards, readQuote)} linked={false} />;
  }
}
