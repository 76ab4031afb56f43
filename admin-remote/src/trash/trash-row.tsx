import { formatMoment } from 'content-api/contract';
import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Kind, RecordList, RestoreInput } from 'content-api/contract';
import { useId } from 'react';
import { Badge, Button, theme } from 'shared-ui';
import { useLacks } from '../lib/use-me.ts';
import { useTimeZone } from '../lib/use-time-zone.ts';

/** Something that was deleted and can still come back. */
export interface Trashed {
  kind: Kind;
  summary: RecordList['items'][number];
}

interface TrashRowProps {
  trashed: Trashed;
  isBusy: boolean;
  onRestore: (body: RestoreInput) => void;
  onDelete: () => void;
}

/** One deleted record with the ways back, and the way out for good. */
export function TrashRow({ trashed: { kind, summary }, isBusy, onRestore, onDelete }: TrashRowProps) {
  const titleId = useId();
  const timeZone = useTimeZone();
  const mayPublish = !useLacks()('publish');
  const { title, trashedAt, trashedBy, daysLeft } = summary;
  const by = trashedBy ? ` by ${trashedBy}` : '';
  return (
    <Root aria-labelledby={titleId}>
      <div className="words">
        <h2 id={titleId}>{title || 'Untitled'}</h2>
        <p>
          {kind.words.one} · deleted{by}
          {trashedAt !== null && ` on ${formatMoment(trashedAt, timeZone)}`}
        </p>
        {daysLeft !== undefined && (
          <Badge tone={daysLeft <= 3 ? 'warning' : 'neutral'}>
            {daysLeft} {daysLeft === 1 ? 'day' : 'days'} left
          </Badge>
        )}
      </div>
      <div className="actions">
        <Button
          size="sm"
          variant="secondary"
          aria-describedby={titleId}
          disabled={isBusy}
          onClick={() => onRestore({})}
        >
          Restore as a draft
        </Button>
        {mayPublish && (
          <>
            <Button
              size="sm"
              variant="secondary"
              aria-describedby={titleId}
              disabled={isBusy}
              onClick={() => onRestore({ live: true })}
            >
              Restore and publish
            </Button>
            <Button size="sm" variant="ghost" aria-describedby={titleId} disabled={isBusy} onClick={onDelete}>
              Delete for good
            </Button>
          </>
        )}
      </div>
    </Root>
  );
}

const { colors, fontSizes, radii, space } = theme;

const Root = styled.article(css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[2]};
  border: 1px solid ${colors.border};
  border-radius: ${radii.md};
  background: ${colors.surface};
  .words {
    flex: 1 1 18rem;
    min-width: 0;
  }
  h2 {
    overflow-wrap: anywhere;
    font-size: ${fontSizes.md};
    letter-spacing: -0.01em;
  }
  p {
    margin-bottom: ${space[1]};
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
  }
`);
