import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Kind } from 'content-api/contract';
import { Picture, theme } from 'shared-ui';
import { RecordIcon } from '../../components/record-icon.tsx';
import { SortableRow } from '../../components/sortable/sortable-row.ts';
import { useSortableRow } from '../../components/sortable/use-sortable-row.tsx';
import { placeholderImage } from '../../lib/placeholder-image.ts';
import { textAt } from '../../lib/value-at.ts';
import type { ListedRecord } from '../editorial-calls.ts';
import { cardField } from '../kind-card.tsx';
import { StateBadge } from '../state-badge.tsx';

interface ArrangeRowProps<K extends Kind> {
  kind: K;
  record: ListedRecord<K>;
}

/** One record of the list that is arranged. */
export function ArrangeRow<K extends Kind>({ kind, record }: ArrangeRowProps<K>) {
  const { summary, card } = record;
  const title = titleOf(record);
  const { rowProps, handle, buttons } = useSortableRow(summary._id, title);
  const image = cardField(kind, 'image');
  const icon = cardField(kind, 'icon');
  return (
    <Row {...rowProps}>
      <div className="line">
        {handle}
        {image !== undefined && (
          <Picture
            src={textAt(card, image)}
            alt=""
            width={48}
            height={48}
            sizes="48px"
            fallback={placeholderImage}
          />
        )}
        {icon !== undefined && <RecordIcon icon={textAt(card, icon)} />}
        <div className="words">
          <p className="title">{title}</p>
          {summary.state !== 'live' && <StateBadge {...summary} />}
        </div>
        {buttons}
      </div>
    </Row>
  );
}

export function titleOf({ summary }: ListedRecord<Kind>): string {
  return summary.title || 'Untitled';
}

const { colors, fontSizes } = theme;

const Row = styled(SortableRow)(css`
  .words {
    flex: 1;
    min-width: 0;
  }
  .title {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    color: ${colors.text};
    font-size: ${fontSizes.sm};
    font-weight: 550;
    overflow-wrap: anywhere;
  }
`);
