import { Picture, safeHref } from 'shared-ui';
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
  return (
    <section aria-labelledby={title ? id : undefined}>
      {title && <SectionHeading id={id} title={title} />}
      <ul className="columns">
        {columns.map(({ title: name, text, picture, href }) => {
          const target = safeHref(href);
          const src = safeHref(picture);
          return (
            <li key={name}>
              {src && <Picture src={src} alt="" width={800} height={500} sizes={cardSizes} />}
              <h3>{target ? <a href={target}>{name}</a> : name}</h3>
              <Paragraphs text={text} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
