import { cardNamesOf } from 'content-api/contract';
import type { CardOf, Kind, RecordSummary } from 'content-api/contract';
import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { TagStrip } from 'shared-ui';
import { RecordCard } from '../components/list/record-card.tsx';
import { RecordIcon } from '../components/record-icon.tsx';
import { useDates } from '../lib/use-dates.ts';
import { textAt, textsAt } from '../lib/value-at.ts';
import { FeaturedToggle } from './featured-toggle.tsx';
import { StateBadge } from './state-badge.tsx';

/** Differences of a kind's card from the usual one. */
export interface CardParts<K extends Kind> {
  /** The line under the title. @default the day on which the record was added */
  metaOf?: (card: CardOf<K>) => string;
  /** A further link beside the buttons. */
  moreOf?: (card: CardOf<K>) => ReactNode;
}

interface KindCardProps<K extends Kind> extends CardParts<K> {
  kind: K;
  card: CardOf<K>;
  summary: RecordSummary;
  onEdit: () => void;
  onHistory?: () => void;
  onShare?: () => void;
  onDelete?: () => void;
  onNear: () => void;
}

/** The card of a record, made of the fields that its kind shows on cards. */
export function KindCard<K extends Kind>({
  kind,
  card,
  summary,
  metaOf,
  moreOf,
  ...actions
}: KindCardProps<K>) {
  const dates = useDates();
  const { filter } = kind;
  const icon = cardField(kind, 'icon');
  const image = cardField(kind, 'image');
  return (
    <RecordCard
      title={textAt(card, kind.titleField) || 'Untitled'}
      badge={
        <Standing>
          <StateBadge {...summary} />
          {kind.featured !== undefined && <FeaturedToggle kind={kind} summary={summary} />}
        </Standing>
      }
      picture={image && textAt(card, image)}
      icon={icon && <RecordIcon icon={textAt(card, icon)} />}
      meta={metaOf ? metaOf(card) : `Added ${dates.day(textAt(card, 'createdAt'))}`}
      text={textOf(kind, card)}
      more={moreOf?.(card)}
      {...actions}
    >
      {filter && (
        <TagStrip
          tags={textsAt(card, filter.field)}
          label={kind.fields[filter.field]?.label ?? filter.label}
        />
      )}
    </RecordCard>
  );
}

/** Whether the cards of a kind have pictures. */
export function hasPicture(kind: Kind): boolean {
  return cardField(kind, 'image') !== undefined;
}

function textOf(kind: Kind, card: object): string {
  if (kind.excerptOf !== undefined) return textAt(card, 'excerpt').replace(/\.{0,3}$/, '...');
  return textAt(card, cardField(kind, 'text') ?? cardField(kind, 'prose') ?? '');
}

/** The first field of a type on the card. */
function cardField(kind: Kind, type: string): string | undefined {
  return cardNamesOf(kind).find((name) => kind.fields[name]?.type === type);
}

const Standing = styled.div`
  display: flex;
  gap: 0.5rem;
  align-items: center;
  justify-content: space-between;
  min-height: 1.75rem;
`;
