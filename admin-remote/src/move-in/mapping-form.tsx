import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { isMenuType, itemTargets, menuTargets } from 'content-api/moving';
import type { Import, ImportMapping } from 'content-api/moving';
import { Field, mediaUp, Select, theme } from 'shared-ui';
import { Panel } from '../components/panel.tsx';
import { targetWords } from './import-words.ts';

interface MappingFormProps {
  batch: Import;
  isEditable: boolean;
  onChange: (mapping: ImportMapping) => void;
}

const targetsOf = (type: string): readonly ImportMapping[string][] =>
  isMenuType(type) ? menuTargets : itemTargets;

/** What is in the file, and what each type of it becomes. */
export function MappingForm({ batch: { counts, mapping }, isEditable, onChange }: MappingFormProps) {
  return (
    <Panel title="What is in it, and what it becomes" isWide>
      <Rows role="list" aria-label="Types in the file">
        {counts.types.map(({ type, count, samples }) => (
          <li key={type}>
            <div>
              <strong>
                {count} × {type}
              </strong>
              <p>Such as: {samples.join(' · ')}</p>
            </div>
            <Field label={`Becomes (${type})`} hideLabel>
              <Select
                value={mapping[type] ?? 'skip'}
                disabled={!isEditable}
                onChange={({ target }) => {
                  const chosen = targetsOf(type).find((name) => name === target.value);
                  if (chosen !== undefined) onChange({ [type]: chosen });
                }}
              >
                {targetsOf(type).map((name) => (
                  <option key={name} value={name}>
                    {targetWords[name]}
                  </option>
                ))}
              </Select>
            </Field>
          </li>
        ))}
      </Rows>
    </Panel>
  );
}

const { colors, fontSizes, space } = theme;

const Rows = styled.ul(css`
  display: grid;
  gap: ${space[2]};
  li {
    display: grid;
    gap: ${space[1]};
    align-items: center;
  }
  li + li {
    padding-top: ${space[2]};
    border-top: 1px solid ${colors.border};
  }
  strong {
    color: ${colors.text};
    font-weight: 550;
  }
  p {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.sm};
  }
  strong,
  p {
    overflow-wrap: anywhere;
  }
  ${mediaUp('page.sm')} {
    li {
      grid-template-columns: minmax(0, 1fr) 14rem;
      gap: ${space[2]};
    }
  }
`);
