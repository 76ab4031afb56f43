import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Kind, LanguageState } from 'content-api/contract';
import { theme } from 'shared-ui';
import { useLeaveGuard } from '../../components/leave-guard.tsx';
import { languageName } from '../../lib/language-name.ts';
import { useMayEdit } from '../../lib/use-account-languages.ts';
import { useFormLanguage } from '../../lib/use-form-language.ts';
import { languageStateWords } from './language-state-words.ts';

export interface LanguageChoiceProps {
  kind: Kind;
  /** The state in each language, the first one first. */
  states: Partial<Record<string, LanguageState>>;
  /** The language that the form is in. */
  current: string;
}

/** The languages of a record, each with a dot for its state. Another one replaces the form. */
export default function LanguageChoice({ kind, states, current }: LanguageChoiceProps) {
  const [, show] = useFormLanguage();
  const mayEdit = useMayEdit(kind);
  const { leave } = useLeaveGuard();
  const [first] = Object.keys(states);

  function choose(code: string): void {
    if (code !== current) leave(() => show(code === first ? undefined : code));
  }

  return (
    <Root role="group" aria-label="Language">
      {Object.entries(states).map(([code, state = 'none']) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === current}
          disabled={!mayEdit(code)}
          onClick={() => choose(code)}
        >
          <span className="dot" data-state={state} aria-hidden="true" />
          {languageName(code)}
          <small>{mayEdit(code) ? languageStateWords[state] : 'not for your account'}</small>
        </button>
      ))}
    </Root>
  );
}

const { colors, fontSizes, radii, space, targetSize } = theme;

const Root = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  > button {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5rem;
    align-items: center;
    min-height: ${targetSize};
    padding: 0 0.875rem;
    border: 1px solid ${colors.control};
    border-radius: ${radii.pill};
    background: none;
    color: ${colors.text};
    font: inherit;
    font-size: ${fontSizes.sm};
    cursor: pointer;
  }
  > button:enabled:hover {
    background: ${colors.hover};
  }
  > [aria-pressed='true'] {
    border-color: ${colors.primaryText};
    background: ${colors.primaryTint};
    font-weight: 600;
  }
  > button:disabled {
    border-style: dashed;
    color: ${colors.textQuiet};
    cursor: default;
  }
  small {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
    font-weight: 400;
  }
  /* Told apart by their shapes as well. */
  .dot {
    width: 0.625rem;
    height: 0.625rem;
    border: 2px solid ${colors.textQuiet};
    border-radius: 50%;
  }
  .dot[data-state='draft'] {
    background: linear-gradient(90deg, ${colors.textQuiet} 50%, transparent 50%);
  }
  .dot[data-state='scheduled'] {
    border-color: ${colors.primaryText};
    background: linear-gradient(90deg, ${colors.primaryText} 50%, transparent 50%);
  }
  .dot[data-state='live'] {
    border-color: ${colors.successText};
    background: ${colors.successText};
  }
  .dot[data-state='stale'] {
    border-color: ${colors.warningText};
    border-radius: 2px;
    background: ${colors.warningText};
  }
`);
