import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { checkColor, lookColorsOf, readColor } from 'content-api/look';
import type { ChosenColor } from 'content-api/look';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button, theme } from 'shared-ui';
import { TextField } from '../../components/editor/text-field.tsx';
import type { RecordFieldProps } from '../../records/record-field.tsx';
import { ColorPairs } from './color-pairs.tsx';

/** A colour as text and as a picker, with how it does on the pages and the nearest one that passes. */
export function LookColorField({ name, field }: RecordFieldProps) {
  const { control, setValue } = useFormContext();
  const values: Record<string, unknown> = useWatch({ control });
  const colors = lookColorsOf(values);
  const chosen = colorNamed(name);
  const { primary, secondary, tertiary, scheme, ground, lightGround } = values;
  const check = useMemo(
    () => checkColor(lookColorsOf({ primary, secondary, tertiary, scheme, ground, lightGround }), chosen),
    [primary, secondary, tertiary, scheme, ground, lightGround, chosen],
  );
  const isRead = readColor(values[name]) !== undefined;

  function choose(color: string): void {
    setValue(name, color, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <Root>
      <div className="choice">
        <TextField name={name} label={field.label} hint={field.hint} required={field.required} />
        <input
          type="color"
          aria-label={`Pick the ${field.label.toLowerCase()}`}
          value={colors[chosen]}
          onChange={({ target }) => choose(target.value)}
        />
      </div>
      {isRead && <ColorPairs label={field.label} check={check} />}
      {isRead && !check.passes && (
        <Button size="sm" variant="secondary" onClick={() => choose(check.nearest)}>
          <span className="swatch" aria-hidden="true" style={{ background: check.nearest }} />
          Use {check.nearest}, the nearest that passes
        </Button>
      )}
    </Root>
  );
}

function colorNamed(name: string): ChosenColor {
  return name === 'secondary' || name === 'tertiary' ? name : 'primary';
}

const { colors, radii, space } = theme;

const Root = styled.div(css`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
  > * {
    max-width: 100%;
  }
  .choice {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[1]};
    align-items: start;
    width: 100%;
  }
  input[type='color'] {
    width: 3.5rem;
    height: 2.75rem;
    /* In line with the text, below its label. */
    margin-top: 1.9rem;
    padding: 4px;
    border: 1px solid ${colors.control};
    border-radius: ${radii.md};
    background: ${colors.background};
    cursor: pointer;
  }
  .swatch {
    width: 1em;
    height: 1em;
    border-radius: 50%;
  }
`);
