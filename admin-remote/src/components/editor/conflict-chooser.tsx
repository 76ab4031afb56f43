import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useState } from 'react';
import { Button, Stack, StatusBanner, theme } from 'shared-ui';
import type { OpenConflict } from './editor-types.ts';
import { valueText } from './value-text.ts';

interface ConflictChooserProps {
  conflict: OpenConflict;
  /** Told the fields in which the other side wins. */
  onSettle: (theirs: string[]) => void;
}

type Side = 'mine' | 'theirs';

/** Shows both values of each field that two people changed, and takes a decision for each; nothing is chosen before. */
export function ConflictChooser({ conflict, onSettle }: ConflictChooserProps) {
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const isDecided = conflict.fields.every(({ name }) => chosen[name]);
  return (
    <Stack>
      <StatusBanner tone="warning">
        Someone else changed the same {conflict.fields.length === 1 ? 'field' : 'fields'} while you were
        editing. Choose which value to keep.
      </StatusBanner>
      {conflict.fields.map(({ name, label, mine, theirs }) => (
        <Choice key={name}>
          <legend>{label}</legend>
          {choice(name, 'mine', 'Your value', mine)}
          {choice(name, 'theirs', 'Their value', theirs)}
        </Choice>
      ))}
      <div>
        <Button
          disabled={!isDecided}
          onClick={() =>
            onSettle(conflict.fields.map(({ name }) => name).filter((name) => chosen[name] === 'theirs'))
          }
        >
          {conflict.reason === 'save' ? 'Save with these values' : 'Go on with these values'}
        </Button>
      </div>
    </Stack>
  );

  function choice(name: string, side: Side, title: string, value: unknown) {
    return (
      <label>
        <input
          type="radio"
          name={`conflict-${name}`}
          checked={chosen[name] === side}
          onChange={() => setChosen((before) => ({ ...before, [name]: side }))}
        />
        <span>
          <strong>{title}</strong>
          <span className="value">{valueText(value)}</span>
        </span>
      </label>
    );
  }
}

const { colors, fontSizes, radii, space } = theme;

const Choice = styled.fieldset(css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${space[1]};
    color: ${colors.text};
    font-weight: 600;
  }
  label {
    display: flex;
    gap: ${space[1]};
    padding: ${space[1]};
    border: 1px solid ${colors.border};
    border-radius: ${radii.md};
    cursor: pointer;
  }
  label + label {
    margin-top: ${space[1]};
  }
  label:has(:checked) {
    border-color: ${colors.primaryText};
    background: ${colors.primaryTint};
  }
  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${colors.primaryText};
  }
  strong {
    display: block;
    color: ${colors.textSoft};
    font-size: ${fontSizes.xs};
  }
  .value {
    display: block;
    max-height: 10rem;
    overflow: auto;
    color: ${colors.text};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`);
