import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button, Icon, IconButton, theme, visuallyHidden } from 'shared-ui';
import type { IconName } from 'shared-ui';
import { useAboveKeyboard } from './use-above-keyboard.ts';
import { writingIcons } from './writing-icons.ts';

export interface Tool {
  label: string;
  icon: IconName;
  /** Held together with Control, as `aria-keyshortcuts` writes them. */
  keys?: string;
  /** Whether what is selected has it. @default it can have it or not, and nobody sees which */
  isOn?: boolean;
  run: () => void;
}

interface FormattingToolbarProps {
  tools: readonly Tool[];
  /** Id of the text. */
  controls: string | undefined;
  /** Leads to the other editor of the text. */
  switchLabel: string;
  onSwitch: () => void;
  /** Whether the text fills the window. */
  isFull: boolean;
  /** @default the text cannot fill it */
  onFull?: () => void;
}

/** Buttons that format the text, one stop of the Tab key: arrow keys, Home and End lead from one to the next. */
export function FormattingToolbar(props: FormattingToolbarProps) {
  const { tools, controls, switchLabel, onSwitch, isFull, onFull } = props;
  const [current, setCurrent] = useState(0);
  const above = useAboveKeyboard();

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
    <Root
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={move}
      data-above={above > 0 || undefined}
      style={above > 0 ? { bottom: above } : undefined}
    >
      {tools.map((tool, index) => (
        <IconButton
          key={tool.label}
          icon={tool.icon}
          label={tool.label}
          title={tool.keys ? `${tool.label} (${modifier()}${tool.keys})` : tool.label}
          aria-keyshortcuts={tool.keys && `Control+${tool.keys} Meta+${tool.keys}`}
          aria-pressed={tool.isOn}
          tabIndex={index === current ? 0 : -1}
          // Keeps the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={tool.run}
        />
      ))}
      <Button
        size="sm"
        variant="ghost"
        className="switch"
        title={switchLabel}
        tabIndex={current === tools.length ? 0 : -1}
        onFocus={() => setCurrent(tools.length)}
        onClick={onSwitch}
      >
        <Icon name={writingIcons.source} />
        <span>{switchLabel}</span>
      </Button>
      {onFull && (
        <Button
          size="sm"
          variant="ghost"
          className="full"
          title={fullWords(isFull)}
          tabIndex={current === tools.length + 1 ? 0 : -1}
          onFocus={() => setCurrent(tools.length + 1)}
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
  .switch,
  .full {
    min-width: ${theme.targetSize};
    min-height: ${theme.targetSize};
    padding: 0 0.75rem;
  }
  .switch {
    margin-left: auto;
  }
  button[aria-pressed='true'] {
    background: ${theme.colors.primaryTint};
    color: ${theme.colors.primaryText};
  }
  @container (max-width: 60rem) {
    .full span {
      ${visuallyHidden}
    }
  }
  @container (max-width: 46rem) {
    .switch span {
      ${visuallyHidden}
    }
  }
  /* Of the text that is written in, within reach of the thumb. */
  .frame:focus-within > &[data-above] {
    position: fixed;
    z-index: 3;
    inset-inline: 0;
    flex-wrap: nowrap;
    overflow-x: auto;
    border-top: 1px solid ${theme.colors.borderStrong};
    background: ${theme.colors.surface};
    > button {
      flex: none;
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
