import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { EditorView } from '@codemirror/view';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button, Icon, IconButton, theme, visuallyHidden } from 'shared-ui';
import type { IconName } from 'shared-ui';
import { icons } from '../components/icons.ts';
import {
  cycleHeading,
  editCode,
  insertTable,
  toggleBullets,
  toggleNumbers,
  toggleQuote,
  toggleTasks,
} from './block-edits.ts';
import { runEdit, toggleFind } from './create-view.ts';
import type { Edit } from './edits.ts';
import { editLink, toggleBold, toggleItalic } from './inline-edits.ts';
import { writingIcons } from './writing-icons.ts';

interface FormattingToolbarProps {
  view: EditorView | undefined;
  /** Id of the text. */
  controls: string | undefined;
  /** @default pictures are not offered */
  onPicture?: () => void;
  /** Whether the text fills the window. */
  isFull: boolean;
  /** @default the text cannot fill it */
  onFull?: () => void;
}

interface Tool {
  label: string;
  icon: IconName;
  /** As `aria-keyshortcuts` writes it, for the Control key. */
  keys?: string;
  edit?: Edit;
}

const pictureLabel = 'Picture';

const allTools: readonly Tool[] = [
  { label: 'Bold', icon: writingIcons.bold, keys: 'B', edit: toggleBold },
  { label: 'Italic', icon: writingIcons.italic, keys: 'I', edit: toggleItalic },
  { label: 'Heading', icon: writingIcons.heading, edit: cycleHeading },
  { label: 'Link', icon: writingIcons.link, keys: 'K', edit: editLink },
  { label: 'Quote', icon: icons.quote, edit: toggleQuote },
  { label: 'Bulleted list', icon: icons.list, edit: toggleBullets },
  { label: 'Numbered list', icon: writingIcons.numbers, edit: toggleNumbers },
  { label: 'Task list', icon: writingIcons.tasks, edit: toggleTasks },
  { label: 'Code', icon: writingIcons.code, edit: editCode },
  { label: 'Table', icon: writingIcons.table, edit: insertTable },
  { label: pictureLabel, icon: icons.picture },
  { label: 'Find', icon: 'search', keys: 'F' },
];

/** Buttons that format the text, one stop of the Tab key: arrow keys, Home and End lead from one to the next. */
export function FormattingToolbar(props: FormattingToolbarProps) {
  const { view, controls, onPicture, isFull, onFull } = props;
  const [current, setCurrent] = useState(0);
  const tools = allTools.filter(({ label }) => onPicture || label !== pictureLabel);

  function press({ label: name, edit }: Tool): void {
    if (!view) return;
    if (name === pictureLabel) return onPicture?.();
    if (name === 'Find') return toggleFind(view);
    if (edit) runEdit(view, edit);
    view.focus();
  }

  function move(event: KeyboardEvent<HTMLElement>): void {
    const buttons = event.currentTarget.querySelectorAll('button');
    const targets: Partial<Record<string, number>> = {
      ArrowRight: (current + 1) % buttons.length,
      ArrowLeft: (current - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    buttons[target]?.focus();
  }

  return (
    <Root role="toolbar" aria-label="Formatting" aria-controls={controls} onKeyDown={move}>
      {tools.map((tool, index) => (
        <IconButton
          key={tool.label}
          icon={tool.icon}
          label={tool.label}
          title={tool.keys ? `${tool.label} (${modifier()}${tool.keys})` : tool.label}
          aria-keyshortcuts={tool.keys && `Control+${tool.keys} Meta+${tool.keys}`}
          tabIndex={index === current ? 0 : -1}
          // Keeps the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={() => press(tool)}
        />
      ))}
      {onFull && (
        <Button
          size="sm"
          variant="ghost"
          className="full"
          title={fullWords(isFull)}
          tabIndex={current === tools.length ? 0 : -1}
          onFocus={() => setCurrent(tools.length)}
          onClick={onFull}
        >
          <Icon name={isFull ? writingIcons.shrink : writingIcons.grow} />
          <span>{fullWords(isFull)}</span>
        </Button>
      )}
    </Root>
  );
}

function fullWords(isFull: boolean): string {
  return isFull ? 'Back to the form' : 'Write on the full page';
}

function modifier(): string {
  return navigator.userAgent.includes('Mac OS') ? '⌘' : 'Ctrl+';
}

const Root = styled.div(css`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  border-bottom: 1px solid ${theme.colors.border};
  .full {
    min-width: ${theme.targetSize};
    min-height: ${theme.targetSize};
    margin-left: auto;
    padding: 0 0.75rem;
  }
  @container (max-width: 44rem) {
    .full span {
      ${visuallyHidden}
    }
  }
  /* All in one row of a small dialog. */
  @container (min-width: 33rem) and (max-width: 36rem) {
    > button {
      width: 2.6rem;
      min-width: 0;
    }
  }
`);
