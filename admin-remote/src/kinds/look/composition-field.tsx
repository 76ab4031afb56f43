import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useFormContext } from 'react-hook-form';
import { theme } from 'shared-ui';
import type { RecordFieldProps } from '../../records/record-field.tsx';
import { FieldSet } from '../../components/field-set.ts';
import { compositionDrawings } from './composition-drawings.ts';
import type { CompositionDrawing } from './composition-drawings.ts';

const drawings: Partial<Record<string, Partial<Record<string, CompositionDrawing>>>> = compositionDrawings;

/** The compositions of a part, chosen by a picture of each. */
export function CompositionField({ name, field }: RecordFieldProps) {
  const { register } = useFormContext();
  if (field.type !== 'choice') return null;
  const { label, hint, options, optionLabels } = field;
  return (
    <Root>
      <legend>{label}</legend>
      {hint && <p>{hint}</p>}
      <div className="choices">
        {options.map((option) => (
          <label key={option}>
            <input type="radio" value={option} {...register(name)} />
            <Drawing {...drawings[name]?.[option]} />
            <span>{optionLabels?.[option] ?? option}</span>
          </label>
        ))}
      </div>
    </Root>
  );
}

function Drawing({ pictures = [], words = [] }: Partial<CompositionDrawing>) {
  return (
    <svg viewBox="0 0 64 44" aria-hidden="true">
      {pictures.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} className="picture" x={x} y={y} width={width} height={height} rx={1} />
      ))}
      {words.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} className="words" x={x} y={y} width={width} height={height} rx={1} />
      ))}
    </svg>
  );
}

const { colors, fontSizes, radii, space } = theme;

const Root = styled(FieldSet)(css`
  legend {
    margin-bottom: ${space[1]};
    padding: 0;
    color: ${colors.text};
    font-size: ${fontSizes.sm};
    font-weight: 550;
  }
  p {
    margin-bottom: ${space[1]};
    color: ${colors.textQuiet};
    font-size: ${fontSizes.sm};
  }
  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
    gap: ${space[1]};
  }
  label {
    position: relative;
    display: grid;
    gap: ${space[1]};
    align-content: start;
    padding: ${space[1]};
    border: 1px solid ${colors.border};
    border-radius: ${radii.md};
    font-size: ${fontSizes.sm};
    line-height: 1.35;
    cursor: pointer;
  }
  label:hover {
    border-color: ${colors.borderStrong};
  }
  label:has(:checked) {
    border-color: ${colors.primaryText};
    box-shadow: inset 0 0 0 1px ${colors.primaryText};
    color: ${colors.text};
  }
  label:has(:focus-visible) {
    outline: 2px solid ${colors.focus};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    opacity: 0;
  }
  svg {
    width: 100%;
    border-radius: ${radii.sm};
    background: ${colors.background};
  }
  .picture {
    fill: ${colors.control};
  }
  .words {
    fill: ${colors.text};
  }
  label:has(:checked) .picture {
    fill: ${colors.primary};
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`);
