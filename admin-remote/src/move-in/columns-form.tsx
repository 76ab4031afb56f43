import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { importParts } from 'content-api/moving';
import type { Import, ImportPart } from 'content-api/moving';
import { Field, Select, theme } from 'shared-ui';
import { Panel } from '../components/panel.tsx';
import { partWords } from './import-words.ts';

interface ColumnsFormProps {
  batch: Import;
  isEditable: boolean;
  onChange: (columns: Partial<Record<ImportPart, string>>) => void;
}

/** Which column of a table is what. */
export function ColumnsForm({ batch: { columns }, isEditable, onChange }: ColumnsFormProps) {
  return (
    <Panel
      title="Columns of the table"
      description="Each part of a post, page or project has its column."
      isWide
    >
      <Grid>
        {importParts.map((part) => (
          <Field key={part} label={partWords[part]}>
            <Select
              value={columns.chosen[part] ?? ''}
              disabled={!isEditable}
              onChange={({ target }) => onChange({ [part]: target.value })}
            >
              <option value="">None</option>
              {columns.names.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </Grid>
    </Panel>
  );
}

const Grid = styled.div(css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${theme.space[2]};
`);
