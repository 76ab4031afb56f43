import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { bothThemesOf, checkColor, lookColorsOf, readColor, schemeOf } from 'content-api/look';
import type { ChosenColor, ColorCheck } from 'content-api/look';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button, Icon, theme, VisuallyHidden } from 'shared-ui';
import { TextField } from '../../components/editor/text-field.tsx';
import type { RecordFieldProps } from '../../records/record-field.tsx';
import { ColorPairs } from './color-pairs.tsx';

/** A colour as text and as a picker, and whether it can be seen: a tick, or a sentence with the nearest one that can. */
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
  const lightShade = lightShadeOf(values, chosen);
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
      {isRead && (
        <div role="status">
          {check.passes ? (
            <p className="good">
              <Icon name="check" />
              Easy to see everywhere{lightShade && `. On light pages a darker shade is used, ${lightShade}`}
            </p>
          ) : (
            <p className="bad">
              Hard to see as {hardPlaces(check)}. The nearest colour that works is {check.nearest}.
            </p>
          )}
        </div>
      )}
      {isRead && !check.passes && (
        <Button size="sm" variant="secondary" onClick={() => choose(check.nearest)}>
          <span className="swatch" aria-hidden="true" style={{ background: check.nearest }} />
          Use {check.nearest}
        </Button>
      )}
      {isRead && (
        <details>
          <summary>
            Details<VisuallyHidden> of {field.label}</VisuallyHidden>
          </summary>
          <ColorPairs label={field.label} check={check} />
        </details>
      )}
    </Root>
  );
}

/** The places where a colour fails, as words of a sentence. */
function hardPlaces({ pairs }: ColorCheck): string {
  const places = pairs.filter(({ passes }) => !passes).map(({ where }) => where.toLowerCase());
  return new Intl.ListFormat('en').format(places);
}

/** The shade of a chosen colour on light pages, where it is another one; a colour for words is seldom dark enough. */
function lightShadeOf(values: Record<string, unknown>, name: ChosenColor): string | undefined {
  if (schemeOf(values) === 'dark') return undefined;
  const { lightColors } = bothThemesOf(values);
  const shade = {
    primary: lightColors.primary,
    secondary: lightColors.secondaryText,
    tertiary: lightColors.tertiaryText,
  }[name];
  return shade === readColor(values[name]) ? undefined : shade;
}

function colorNamed(name: string): ChosenColor {
  return name === 'secondary' || name === 'tertiary' ? name : 'primary';
}

const { colors, fontSizes, radii, space, targetSize } = theme;

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
  .good,
  .bad {
    display: flex;
    gap: ${space[1]};
    align-items: center;
    font-size: ${fontSizes.sm};
  }
  .good {
    color: ${colors.successText};
  }
  .bad {
    color: ${colors.warningText};
  }
  details {
    width: 100%;
  }
  summary {
    width: fit-content;
    min-height: ${targetSize};
    color: ${colors.textQuiet};
    font-size: ${fontSizes.sm};
    line-height: ${targetSize};
    cursor: pointer;
  }
  .swatch {
    width: 1em;
    height: 1em;
    border-radius: 50%;
  }
`);
