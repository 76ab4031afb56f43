import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button, Card, Icon, Picture, theme } from 'shared-ui';
import { placeholderImage } from '../../lib/placeholder-image.ts';
import { icons } from '../icons.ts';
import { RecordMenu } from './record-menu.tsx';

interface RecordCardProps {
  title: string;
  /** Address of the picture above, empty where a record of the kind has none: a stand-in keeps the cards alike. */
  picture?: string;
  /** Icon beside the title. */
  icon?: ReactNode;
  /** The standing of the record, above its title. */
  badge?: ReactNode;
  /** A line under the title. */
  meta?: ReactNode;
  text?: string;
  children?: ReactNode;
  /** A further link beside the buttons. */
  more?: ReactNode;
  onEdit: () => void;
  /** @default there is no history to show */
  onHistory?: () => void;
  /** @default there is nothing to share */
  onShare?: () => void;
  /** @default it may not be deleted */
  onDelete?: () => void;
  /** Fetches the form ahead. */
  onNear?: () => void;
}

/** One record of a list, with the buttons for it. */
export function RecordCard({
  title,
  picture,
  icon,
  badge,
  meta,
  text,
  children,
  more,
  onEdit,
  onHistory,
  onShare,
  onDelete,
  onNear,
}: RecordCardProps) {
  const titleId = useId();
  return (
    <Frame as="article" aria-labelledby={titleId}>
      {picture !== undefined && (
        <Picture
          src={picture}
          alt=""
          width={480}
          height={300}
          sizes="(min-width: 1024px) 320px, (min-width: 640px) 50vw, 270px"
          fallback={placeholderImage}
        />
      )}
      <div className="body">
        <div className="top">
          {badge}
          <RecordMenu title={title} titleId={titleId} onHistory={onHistory} onShare={onShare} />
        </div>
        <header>
          {icon}
          <div>
            <h2 id={titleId} title={title}>
              {title}
            </h2>
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
            <Icon name={icons.edit} />
            Edit
          </Button>
          {onDelete && (
            <Button
              size="sm"
              variant="ghost"
              className="delete"
              aria-describedby={titleId}
              onClick={onDelete}
            >
              <Icon name={icons.trash} />
              Delete
            </Button>
          )}
          {more}
        </div>
      </div>
    </Frame>
  );
}

const { colors, fontSizes, space } = theme;

const Frame = styled(Card)(css`
  height: 100%;
  /* A light page would swallow a logo in one light colour. */
  > picture > img {
    background: light-dark(gray, transparent);
  }
  .body {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: ${space[1]};
    padding: ${space[2]};
  }
  .top {
    display: flex;
    gap: ${space[1]};
    align-items: center;
    justify-content: space-between;
    margin: -${space[1]} -${space[1]} -${space[1]} 0;
  }
  .top:empty {
    display: none;
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
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
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
    margin: auto -${space[1]} 0 0;
    padding-top: ${space[1]};
  }
  .actions > [data-size] {
    padding-inline: ${space[1]};
  }
  .delete:hover {
    color: ${colors.dangerText};
  }
`);
