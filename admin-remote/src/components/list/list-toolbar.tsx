import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Field, mediaUp, SearchField, Select, Skeleton, theme } from 'shared-ui';
import type { ListState } from '../../lib/list-view.ts';

export interface ListFilter {
  label: string;
  /** Words for no filter at all. */
  allLabel: string;
  options: readonly string[];
}

interface ListToolbarProps {
  /** What is listed, such as `projects`. */
  noun: string;
  state: ListState;
  sorts: readonly { id: string; label: string }[];
  filter?: ListFilter;
  onChange: (part: Partial<ListState>) => void;
}

/** Search, filter and order of a list. */
export function ListToolbar({ noun, state, sorts, filter, onChange }: ListToolbarProps) {
  return (
    <Root role="search" aria-label={`Find ${noun}`}>
      <Field label={`Search ${noun}`} hideLabel>
        <SearchField
          placeholder={`Search ${noun}...`}
          value={state.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </Field>
      {filter && (
        <Field label={filter.label} hideLabel>
          <Select value={state.filter} onChange={(event) => onChange({ filter: event.target.value })}>
            <option value="">{filter.allLabel}</option>
            {filter.options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Select>
        </Field>
      )}
      <Field label="Sort by" hideLabel>
        <Select value={state.sort} onChange={(event) => onChange({ sort: event.target.value })}>
          {sorts.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </Root>
  );
}

/** The same room, while it is not known what there is to find. */
export function ToolbarSkeleton({ hasFilter }: { hasFilter: boolean }) {
  return (
    <>
      <Root>
        {Array.from({ length: hasFilter ? 3 : 2 }, (_, index) => (
          <Skeleton key={index} height={theme.targetSize} style={{ minWidth: '11rem' }} />
        ))}
      </Root>
      <Skeleton width="6rem" height="1.25rem" style={{ marginBottom: '1rem' }} />
    </>
  );
}

const Root = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[1]};
  margin-bottom: ${theme.space[2]};
  ${mediaUp('page.xs')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-of-type {
      grid-column: 1 / -1;
    }
  }
  ${mediaUp('page.md')} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    > :first-of-type {
      grid-column: auto;
    }
  }
`);
