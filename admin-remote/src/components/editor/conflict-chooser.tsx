import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useState } from 'react';
import { Button, Radio, Stack, StatusBanner, theme } from 'shared-ui';
import { FieldSet } from '../field-set.ts';
import type { Conflict } from './editor-state.ts';
import { valueText } from './value-text.ts';

interface ConflictChooserProps {
  conflict: Conflict;
  /** Called with the fields in which the other side wins. */
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
      {conflict.fields.map(({ name, label, mine, theirs, clash = { mine, theirs } }) => (
        <Choice key={name}>
          <legend>{label}</legend>
          {choice(name, 'mine', 'Your value', clash.mine)}
          {choice(name, 'theirs', 'Their value', clash.theirs)}
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
      <Option
        name={`conflict-${name}`}
        checked={chosen[name] === side}
        onChange={() => setChosen((before) => ({ ...before, [name]: side }))}
        label={
          <>
            <strong>{title}</strong>
            <span className="value">{valueText(value)}</span>
          </>
        }
      />
    );
  }
}

const { colors, fontSizes, radii, space } = theme;

const Choice = styled(FieldSet)(css`
  display: grid;
  gap: ${space[1]};
  legend {
    margin-bottom: ${space[1]};
    color: ${colors.text};
    font-weight: 600;
  }
`);

const Option = styled(Radio)(css`
  align-items: start;
  padding: ${space[1]};
  border: 1px solid ${colors.border};
  border-radius: ${radii.md};
  &:has(:checked) {
    border-color: ${colors.primaryText};
    background: ${colors.primaryTint};
  }
  > span {
    min-width: 0;
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
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`);
