import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { RecordRow } from 'content-api/contract';
import { Picture, theme } from 'shared-ui';
import { RecordIcon } from '../../components/record-icon.tsx';
import { SortableRow } from '../../components/sortable/sortable-row.ts';
import { useSortableRow } from '../../components/sortable/use-sortable-row.tsx';
import { placeholderImage } from '../../lib/placeholder-image.ts';
import { StateBadge } from '../state-badge.tsx';

interface ArrangeRowProps {
  record: RecordRow;
}

/** One record of the list that is arranged. */
export function ArrangeRow({ record }: ArrangeRowProps) {
  const { _id, state, image, icon } = record;
  const title = titleOf(record);
  const { rowProps, handle, buttons } = useSortableRow(_id, title);
  return (
    <Row {...rowProps}>
      <div className="line">
        {handle}
        {image !== undefined && (
          <Picture src={image} alt="" width={48} height={48} sizes="48px" fallback={placeholderImage} />
        )}
        {icon !== undefined && <RecordIcon icon={icon} />}
        <div className="words">
          <p className="title">{title}</p>
          {state !== 'live' && <StateBadge {...record} />}
        </div>
        {buttons}
      </div>
    </Row>
  );
}

export function titleOf({ title }: RecordRow): string {
  return title || 'Untitled';
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
