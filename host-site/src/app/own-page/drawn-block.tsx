import { BannerCard } from '../../components/banner-card.tsx';
import { StoryBlock } from '../../components/blocks/story-block.tsx';
import { paths } from '../../lib/paths.ts';
import { usePageWords } from '../../lib/studio/use-page-words.ts';
import { ColumnsBlock } from './columns-block.tsx';
import type { OwnBlock } from './own-page-data.ts';
import { RecordsBlock } from './records-block.tsx';

interface DrawnBlockProps {
  block: OwnBlock;
  /** Cards of the records that it lists. */
  cards: unknown[];
  /** Of its heading, if it has one. */
  id: string;
  /** The page's, which names pictures without words of their own. */
  title: string;
}

/** One block of a page of the studio's own. */
export function DrawnBlock({ block, cards, id, title }: DrawnBlockProps) {
  const callToAction = usePageWords()?.callToAction ?? { title: '', text: '', button: '' };
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
