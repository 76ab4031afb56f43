import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Message, MessagePatch } from 'content-api/contract';
import { useId, useState } from 'react';
import { Badge, Button, ButtonLink, theme } from 'shared-ui';
import { useDates } from '../lib/use-dates.ts';
import { hours } from '../lib/durations.ts';
import { MessageWorkflow } from './message-workflow.tsx';
import { stateLabels } from './message-words.ts';

interface MessageCardProps {
  message: Message;
  onChange: (patch: MessagePatch) => void;
  onDelete: () => void;
  onReply: () => void;
  onErase: () => void;
  /** Called when the note was saved. */
  onSaved: () => void;
  /** Whether a reply can be sent from here. */
  canReply: boolean;
  /** Days after which it is deleted; 0: never. */
  keptDays: number;
}

/** One message, folded; opening an unread one marks it as read. */
export function MessageCard({ message, onSaved, canReply, keptDays, ...actions }: MessageCardProps) {
  const { onChange, onDelete, onReply, onErase } = actions;
  const dates = useDates();
  const titleId = useId();
  const [wasOpened, setWasOpened] = useState(false);
  const { name, email, subject, isRead, isSpam, state, createdAt } = message;
  const isSettled = state !== 'new' && state !== 'spam';
  return (
    <Root
      aria-labelledby={titleId}
      data-unread={!isRead || undefined}
      onToggle={({ currentTarget, target }) => {
        // React lets the details inside report here, too.
        if (target !== currentTarget || !currentTarget.open) return;
        setWasOpened(true);
        if (!isRead) onChange({ isRead: true });
      }}
    >
      <summary>
        <span className="subject" id={titleId}>
          {subject}
        </span>
        {!isRead && <Badge tone="primary">Unread</Badge>}
        {isSettled && <Badge>{stateLabels[state]}</Badge>}
        <span className="from">
          {name} · <time dateTime={createdAt}>{dates.time(createdAt)}</time>
        </span>
      </summary>
      <p className="address">
        From {name}, <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p className="text">{message.message}</p>
      <MessageWorkflow message={message} isOpen={wasOpened} onChange={onChange} onSaved={onSaved} />
      <div className="actions">
        <ButtonLink
          size="sm"
          href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
          aria-describedby={titleId}
        >
          Reply
        </ButtonLink>
        {canReply && (
          <Button size="sm" variant="secondary" aria-describedby={titleId} onClick={onReply}>
            Reply from here
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          aria-describedby={titleId}
          onClick={() => onChange({ isRead: !isRead })}
        >
          {isRead ? 'Mark as unread' : 'Mark as read'}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-describedby={titleId}
          onClick={() => onChange({ isSpam: !isSpam })}
        >
          {isSpam ? 'Not spam' : 'Mark as spam'}
        </Button>
        <Button size="sm" variant="ghost" aria-describedby={titleId} onClick={onDelete}>
          Delete
        </Button>
        <Button size="sm" variant="ghost" aria-describedby={titleId} onClick={onErase}>
          Erase person
        </Button>
      </div>
      {!canReply && (
        <p className="address">No mail server is set up, so a reply goes out by your own mail program.</p>
      )}
      {keptDays > 0 && (
        <p className="address">
          Deleted by itself on {dates.day(Date.parse(createdAt) + keptDays * hours(24))}.
        </p>
      )}
    </Root>
  );
}

const { colors, fontSizes, radii, space, targetSize } = theme;

const Root = styled.details(css`
  border: 1px solid ${colors.border};
  border-radius: ${radii.md};
  background: ${colors.surface};
  &[data-unread] {
    border-color: ${colors.primaryText};
  }
  summary {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[1]};
    align-items: center;
    min-height: ${targetSize};
    padding: ${space[1]} ${space[2]};
    cursor: pointer;
  }
  .subject {
    color: ${colors.text};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .from {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
  }
  > :not(summary) {
    margin: 0 ${space[2]} ${space[2]};
  }
  .address {
    font-size: ${fontSizes.sm};
    overflow-wrap: anywhere;
  }
  .text {
    max-width: 68ch;
    color: ${colors.text};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
  }
`);
