import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Container, Section } from 'shared-ui';
import { BannerCard } from '../../components/banner-card.tsx';
import { BlocksFrame } from '../../components/blocks-frame.ts';
import { Part } from '../../components/part.tsx';
import { StoryBlock } from '../../components/story-block.tsx';
import { look } from '../../lib/look.ts';
import { useStudio } from '../../lib/page-context.ts';
import { paths } from '../../lib/paths.ts';
import { ColumnsBlock, RecordsBlock } from './records-block.tsx';
import type { OwnPageView, OwnBlock } from './own-page-data.ts';

interface OwnBlocksProps {
  page: Pick<OwnPageView, 'title' | 'blocks' | 'cards'>;
  /** The first block, and the one after the last. */
  from: number;
  to: number;
  /** What ids of its headings begin with, where blocks of several records are on one page. @default block */
  name?: string;
}

/** Some blocks of a page of the studio's own, in a section. */
export function OwnBlocks(props: OwnBlocksProps) {
  if (props.from >= props.to) return null;
  return (
    <Part>
      <Section>
        <Container>
          <OwnBlockList {...props} />
        </Container>
      </Section>
    </Part>
  );
}

/** The blocks alone. */
export function OwnBlockList({ page: { title, blocks, cards }, from, to, name = 'block' }: OwnBlocksProps) {
  const lists = cards.values();
  const cardsOf = blocks.map(({ type }) => (type === 'records' ? (lists.next().value ?? []) : []));
  return (
    <OwnFrame>
      {blocks.slice(from, to).map((block, index) => {
        const at = from + index;
        return (
          <DrawnBlock key={at} id={`${name}-${at}`} block={block} cards={cardsOf[at] ?? []} title={title} />
        );
      })}
    </OwnFrame>
  );
}

interface DrawnBlockProps {
  block: OwnBlock;
  /** Cards of the records that it lists. */
  cards: unknown[];
  /** The heading's id, if there is a heading. */
  id: string;
  /** The page's, which names pictures without words of their own. */
  title: string;
}

/** One block of a page of the studio's own. */
function DrawnBlock({ block, cards, id, title }: DrawnBlockProps) {
  const { callToAction } = useStudio();
  switch (block.type) {
    case 'columns':
      return <ColumnsBlock block={block} id={id} />;
    case 'records':
      return <RecordsBlock block={block} cards={cards} id={id} />;
    // A page has one form. A second block of this sort leads to the page of the form.
    case 'contact':
      return (
        <BannerCard
          id={id}
          title={block.title || callToAction.title}
          text={block.lead}
          button={callToAction.button}
          href={paths.contact}
        />
      );
    case 'callToAction':
      return (
        <BannerCard
          id={id}
          title={block.title || callToAction.title}
          text={block.text || callToAction.text}
          button={block.button || callToAction.button}
          href={block.href || paths.contact}
        />
      );
    default:
      return <StoryBlock block={block} title={title} />;
  }
}

/** Blocks of a page of the studio's own, with those that case studies have not. */
const OwnFrame = styled(BlocksFrame)(css`
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
