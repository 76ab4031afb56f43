import styled from '@emotion/styled';
import { messageStates } from 'content-api/contract';
import type { Message, MessagePatch } from 'content-api/contract';
import { useState } from 'react';
import { useOptionalUser } from 'shared-session/react';
import { Field, Select, theme } from 'shared-ui';
import { DeliveryLog } from './delivery-log.tsx';
import { stateLabels } from './message-words.ts';
import { NoteForm } from './note-form.tsx';

interface MessageWorkflowProps {
  message: Message;
  /** Whether the message was opened: its note is a form of its own. */
  isOpen: boolean;
  onChange: (patch: MessagePatch) => void;
  /** Called when the note was saved. */
  onSaved: () => void;
}

/** The studio's side of a message: state, assignee, note and delivery log. */
export function MessageWorkflow({ message, isOpen, onChange, onSaved }: MessageWorkflowProps) {
  const user = useOptionalUser();
  const [isLogOpen, setLogOpen] = useState(false);
  const isMine = message.assignee === user?._id;
  return (
    <Root>
      {message.reason && <p className="reason">Filed as spam: {message.reason}.</p>}
      <div className="row">
        <Field label="State">
          <Select
            value={message.state}
            onChange={({ target }) => {
              const state = messageStates.find((one) => one === target.value);
              if (state) onChange({ state });
            }}
          >
            {messageStates.map((state) => (
              <option key={state} value={state}>
                {stateLabels[state]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Assigned to">
          <Select value={message.assignee} onChange={({ target }) => onChange({ assignee: target.value })}>
            <option value="">Nobody</option>
            {user && <option value={user._id}>{user.username} (me)</option>}
            {!isMine && message.assignee !== '' && <option value={message.assignee}>Somebody else</option>}
          </Select>
        </Field>
      </div>
      {isOpen && <NoteForm message={message} onSaved={onSaved} />}
      <details onToggle={(event) => setLogOpen(event.currentTarget.open)}>
        <summary>What became of it</summary>
        {isLogOpen && <DeliveryLog id={message._id} />}
      </details>
    </Root>
  );
}

const { colors, fontSizes, space } = theme;

const Root = styled.div`
  display: grid;
  gap: ${space[2]};
  max-width: 68ch;
  .row {
    display: grid;
    gap: ${space[2]};
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  }
  .reason {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.sm};
  }
  summary {
    min-height: ${theme.targetSize};
    align-content: center;
    color: ${colors.textSoft};
    cursor: pointer;
    font-size: ${fontSizes.sm};
  }
`;
