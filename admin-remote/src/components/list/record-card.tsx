import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button, Card, Icon, theme } from 'shared-ui';
import { signs } from '../signs.ts';

interface RecordCardProps {
  title: string;
  /** Picture or icon above. */
  media?: ReactNode;
  /** Icon beside the title. */
  sign?: ReactNode;
  /** A line under the title. */
  meta?: ReactNode;
  text?: string;
  children?: ReactNode;
  /** A further link beside the buttons. */
  more?: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
  /** Fetches the form ahead. */
  onNear?: () => void;
}

/** One record of a list, with Edit and Delete. */
export function RecordCard({
  title,
  media,
  sign,
  meta,
  text,
  children,
  more,
  onEdit,
  onDelete,
  onNear,
}: RecordCardProps) {
  const titleId = useId();
  return (
    <Frame as="article" aria-labelledby={titleId}>
      {media}
      <div className="body">
        <header>
          {sign}
          <div>
            <h2 id={titleId}>{title}</h2>
            {meta && <p className="meta">{meta}</p>}
          </div>
        </header>
        {text && <p className="text">{text}</p>}
        {children}
        <div className="actions">
          <Button
            size="sm"
            variant="secondary"
            aria-describedby={titleId}
            onClick={onEdit}
            onPointerEnter={onNear}
            onFocus={onNear}
          >
            <Icon name={signs.edit} />
            Edit
          </Button>
          <Button size="sm" variant="ghost" className="delete" aria-describedby={titleId} onClick={onDelete}>
            <Icon name={signs.trash} />
            Delete
          </Button>
          {more}
        </div>
      </div>
    </Frame>
  );
}

const { colors, fontSizes, space } = theme;

const Frame = styled(Card)(css`
  height: 100%;
  .body {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: ${space[1]};
    padding: ${space[2]};
  }
  header {
    display: flex;
    gap: ${space[1]};
    align-items: center;
  }
  header > div {
    min-width: 0;
  }
  h2 {
    overflow-wrap: anywhere;
    font-size: ${fontSizes.md};
    letter-spacing: -0.01em;
    line-height: 1.3;
  }
  .meta {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
    font-variant-numeric: tabular-nums;
  }
  .text {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow-wrap: anywhere;
    font-size: ${fontSizes.sm};
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
    align-items: center;
    margin-top: auto;
    padding-top: ${space[1]};
  }
  .actions > [data-size] {
    padding-inline: ${space[1]};
  }
  .delete:hover {
    color: ${colors.dangerText};
  }
`);
