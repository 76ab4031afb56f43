import { Picture, safeHref } from 'shared-ui';
import placeholder from '../../../assets/placeholder.svg';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import { cardSizes } from '../../lib/picture-sizes.ts';
import type { OwnBlock } from './own-page-data.ts';

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
              {src && (
                <Picture src={src} alt="" width={800} height={500} sizes={cardSizes} fallback={placeholder} />
              )}
              <Title>{target ? <a href={target}>{name}</a> : name}</Title>
              <Paragraphs text={text} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
