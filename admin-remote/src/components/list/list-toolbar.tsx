import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Field, Select, Skeleton, theme } from 'shared-ui';
import type { ListState } from '../../lib/list-view.ts';
import type { ListLayout } from '../../lib/use-list-layout.ts';
import { icons } from '../icons.ts';
import { SearchBox } from './search-box.tsx';
import { ToolbarRow } from './toolbar-row.ts';
import { ViewSwitch } from './view-switch.tsx';

export interface ListFilter {
  label: string;
  /** Words for no filter at all. */
  allLabel: string;
  options: readonly string[];
}

interface ListToolbarProps {
  /** Noun of the listed records, such as `projects`. */
  noun: string;
  state: ListState;
  sorts: readonly { id: string; label: string }[];
  filter?: ListFilter;
  states: readonly { id: string; label: string }[];
  layout: ListLayout;
  onChange: (part: Partial<ListState>) => void;
  onLayout: (layout: ListLayout) => void;
}

const views = [
  { id: 'cards', label: 'Cards', icon: icons.grid },
  { id: 'table', label: 'Table', icon: icons.list },
] as const;

/** Search, filter, order and layout of a list. */
export function ListToolbar({
  noun,
  state,
  sorts,
  filter,
  states,
  layout,
  onChange,
  onLayout,
}: ListToolbarProps) {
  return (
    <Root role="search" aria-label={`Find ${noun}`}>
      <SearchBox
        label={`Search ${noun}`}
        placeholder={`Search ${noun}...`}
        value={state.search}
        onChange={(search) => onChange({ search })}
      />
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
      <Field label="State" hideLabel>
        <Select value={state.state} onChange={(event) => onChange({ state: event.target.value })}>
          <option value="">All states</option>
          {states.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Sort by" hideLabel>
        <Select value={state.sort} onChange={(event) => onChange({ sort: event.target.value })}>
          {sorts.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <ViewSwitch views={views} view={layout} onChange={onLayout} />
    </Root>
  );
}

/** The same room, while it is not known what there is to find. */
export function ToolbarSkeleton({ hasFilter }: { hasFilter: boolean }) {
  return (
    <>
      <Root>
        {Array.from({ length: hasFilter ? 4 : 3 }, (_, index) => (
          <Skeleton key={index} height={theme.targetSize} width="11rem" />
        ))}
      </Root>
      <Skeleton width="6rem" height="1.25rem" style={{ marginBottom: '1rem' }} />
    </>
  );
}

const Root = styled(ToolbarRow)(css`
  margin-bottom: ${theme.space[2]};
`);
