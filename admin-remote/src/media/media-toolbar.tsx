import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Field, IconButton, SearchField, Select, theme } from 'shared-ui';
import { ToolbarRow } from '../components/list/toolbar-row.ts';
import { signs } from '../components/signs.ts';
import type { MediaView } from './media-grid.tsx';
import type { LibraryState } from './use-library-state.ts';

interface MediaToolbarProps {
  state: LibraryState;
  view: MediaView;
  onChange: (part: Partial<LibraryState>) => void;
}

const types = { '': 'All types', image: 'Pictures', video: 'Videos', document: 'Documents' };
const only = { '': 'All files', unused: 'Not used', 'no-alt-text': 'Without alt text', large: 'Over 2 MB' };
const sorts = { '': 'Newest first', '-created': 'Oldest first', name: 'Name A–Z', bytes: 'Largest first' };

/** Search, filters, order and look of the library. */
export function MediaToolbar({ state, view, onChange }: MediaToolbarProps) {
  return (
    <Root role="search" aria-label="Find media">
      <Field label="Search media" hideLabel>
        <SearchField
          placeholder="Search name, alt text, caption..."
          value={state.q}
          onChange={({ target }) => onChange({ q: target.value })}
        />
      </Field>
      <Choice label="Type" words={types} value={state.type} onChange={(type) => onChange({ type })} />
      <Choice label="Show" words={only} value={state.only} onChange={(value) => onChange({ only: value })} />
      <Choice label="Sort by" words={sorts} value={state.sort} onChange={(sort) => onChange({ sort })} />
      <div className="views">
        <IconButton
          icon={signs.grid}
          label="Grid"
          aria-pressed={view === 'grid'}
          onClick={() => onChange({ view: '' })}
        />
        <IconButton
          icon={signs.list}
          label="List"
          aria-pressed={view === 'list'}
          onClick={() => onChange({ view: 'list' })}
        />
      </div>
    </Root>
  );
}

interface ChoiceProps {
  label: string;
  words: Record<string, string>;
  value: string;
  onChange: (value: string) => void;
}

function Choice({ label, words, value, onChange }: ChoiceProps) {
  return (
    <Field label={label} hideLabel>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        {Object.entries(words).map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const { colors, radii } = theme;

const Root = styled(ToolbarRow)(css`
  .views {
    display: flex;
    flex: none;
    justify-content: end;
  }
  .views [aria-pressed='true'] {
    border-radius: ${radii.md};
    background: ${colors.primaryTint};
    color: ${colors.primaryText};
  }
`);
