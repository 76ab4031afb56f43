import { Container, Section } from 'shared-ui';
import { Part } from '../../components/part.tsx';
import { DrawnBlock } from './drawn-block.tsx';
import { OwnFrame } from './own-frame.ts';
import type { OwnPageView } from './own-page-data.ts';

interface OwnBlocksProps {
  page: OwnPageView;
  /** The first block, and the one after the last. */
  from: number;
  to: number;
}

/** Some blocks of a page of the studio's own, in a section. */
export function OwnBlocks({ page: { title, blocks, cards }, from, to }: OwnBlocksProps) {
  if (from >= to) return null;
  const lists = cards.values();
  const cardsOf = blocks.map(({ type }) => (type === 'records' ? (lists.next().value ?? []) : []));
  return (
    <Part>
      <Section>
        <Container>
          <OwnFrame>
            {blocks.slice(from, to).map((block, index) => {
              const at = from + index;
              return (
                <DrawnBlock
                  key={at}
                  id={`block-${at}`}
                  block={block}
                  cards={cardsOf[at] ?? []}
                  title={title}
                />
              );
            })}
          </OwnFrame>
        </Container>
      </Section>
    </Part>
  );
}
