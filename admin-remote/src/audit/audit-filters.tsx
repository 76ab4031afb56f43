import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { limits } from 'content-api/contract';
import type { FormEvent } from 'react';
import { Button, Field, Input, Select, theme } from 'shared-ui';
import { actionWords, subjectWords } from './audit-words.ts';
import { filterNames } from './use-audit-filter.ts';
import type { AuditFilter } from './use-audit-filter.ts';

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (next: Partial<AuditFilter>) => void;
}

/** Filters of the audit. They apply together, on Filter or Enter. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onChange(
      Object.fromEntries(
        filterNames.map((name) => {
          const value = data.get(name);
          return [name, typeof value === 'string' ? value.trim() : ''];
        }),
      ),
    );
  }

  return (
    // Going back in the browser resets the fields.
    <Root key={JSON.stringify(filter)} role="search" aria-label="Filter the audit" onSubmit={apply}>
      <Field label="Name or email">
        <Input name="who" defaultValue={filter.who} maxLength={limits.email} autoComplete="off" />
      </Field>
      <Choice label="Kind" name="kind" value={filter.kind} words={subjectWords} />
      <Choice label="Action" name="action" value={filter.action} words={actionWords} />
      <Field label="From">
        <Input type="date" name="from" defaultValue={filter.from} />
      </Field>
      <Field label="Until">
        <Input type="date" name="to" defaultValue={filter.to} />
      </Field>
      <div className="actions">
        <Button type="submit" variant="secondary">
          Filter
        </Button>
        {Object.values(filter).some(Boolean) && (
          <Button variant="ghost" onClick={() => onChange({})}>
            Clear
          </Button>
        )}
      </div>
    </Root>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  value: string;
  words: Record<string, string>;
}

function Choice({ label, name, value, words }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select name={name} defaultValue={value}>
        <option value="">All</option>
        {Object.entries(words).map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const Root = styled.form(css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
  gap: ${theme.space[1]} ${theme.space[2]};
  align-items: end;
  margin-bottom: ${theme.space[2]};
  > * {
    min-width: 0;
  }
  .actions {
    display: flex;
    gap: ${theme.space[1]};
  }
`);
