import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { FieldGroup as Definition, Fields } from 'content-api/contract';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { theme } from 'shared-ui';
import { useWantedField } from '../components/editor/use-wanted-field.ts';
import { isFilled } from './is-filled.ts';

interface FieldGroupProps {
  group: Definition;
  fields: Fields;
  children: ReactNode;
}

/** Fields of a form that belong together; shut until somebody opens it, or something in it is wrong. */
export function FieldGroup({
  group: { label, hint, fields: names, isOpen = false },
  fields,
  children,
}: FieldGroupProps) {
  const { control } = useFormContext();
  const values = useWatch({ control, name: [...names] });
  const { errors } = useFormState({ control, name: [...names] });
  const wanted = useWantedField()?.split('.')[0] ?? '';
  const [isOpened, setOpened] = useState(isOpen || names.includes(wanted));
  const bodyId = useId();
  const isFaulty = names.some((name) => errors[name] !== undefined);
  const isShown = isOpened || isFaulty;
  const filled = names.filter((name, index) => {
    const field = fields[name];
    return field !== undefined && isFilled(field, values[index]);
  });
  return (
    <Root>
      <h3>
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={isShown ? bodyId : undefined}
          disabled={isFaulty}
          onClick={() => setOpened(!isShown)}
        >
          <span>{label}</span>
          <span className="count">
            {filled.length} of {names.length} filled
          </span>
        </button>
      </h3>
      {isShown && (
        <div id={bodyId} className="body">
          {hint && <p className="hint">{hint}</p>}
          {children}
        </div>
      )}
    </Root>
  );
}

const { colors, fontSizes, radii, space } = theme;

const Root = styled.section(css`
  min-width: 0;
  border: 1px solid ${colors.border};
  border-radius: ${radii.md};
  h3 {
    margin: 0;
    font: inherit;
  }
  h3 > button {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[1]};
    align-items: center;
    width: 100%;
    min-height: 48px;
    padding: ${space[1]} ${space[2]};
    border: 0;
    border-radius: ${radii.md};
    background: none;
    color: ${colors.text};
    font: inherit;
    font-weight: 600;
    text-align: left;
    cursor: pointer;
  }
  h3 > button::before {
    width: 0.5em;
    height: 0.5em;
    margin-right: 0.25em;
    border: solid currentcolor;
    border-width: 0 2px 2px 0;
    content: '';
    transform: rotate(-45deg);
  }
  h3 > button[aria-expanded='true']::before {
    transform: rotate(45deg);
  }
  h3 > button:disabled {
    cursor: default;
  }
  .count {
    margin-left: auto;
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
    font-weight: 400;
  }
  .body {
    display: flex;
    flex-direction: column;
    gap: ${space[2]};
    padding: ${space[1]} ${space[2]} ${space[2]};
    border-top: 1px solid ${colors.border};
  }
  .hint {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
  }
`);
