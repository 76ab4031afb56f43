import { Field, Select } from 'shared-ui';
import { SearchBox } from '../components/list/search-box.tsx';
import { ToolbarRow } from '../components/list/toolbar-row.ts';
import { ViewSwitch } from '../components/list/view-switch.tsx';
import { icons } from '../components/icons.ts';
import type { MediaView } from './media-grid.tsx';
import type { LibraryState } from './use-library-state.ts';

interface MediaToolbarProps {
  state: LibraryState;
  view: MediaView;
  onChange: (part: Partial<LibraryState>) => void;
}

const types = { '': 'All types', image: 'Pictures', video: 'Videos', document: 'Documents', font: 'Fonts' };
const only = { '': 'All files', unused: 'Not used', 'no-alt-text': 'Without alt text', large: 'Over 2 MB' };
const sorts = { '': 'Newest first', '-created': 'Oldest first', name: 'Name A–Z', bytes: 'Largest first' };

const views = [
  { id: 'grid', label: 'Grid', icon: icons.grid },
  { id: 'list', label: 'List', icon: icons.list },
] as const;

/** Search, filters, order and look of the library. */
export function MediaToolbar({ state, view, onChange }: MediaToolbarProps) {
  return (
    <ToolbarRow role="search" aria-label="Find media">
      <SearchBox
        label="Search media"
        placeholder="Search name, alt text, caption..."
        value={state.q}
        onChange={(q) => onChange({ q })}
      />
      <Choice label="Type" words={types} value={state.type} onChange={(type) => onChange({ type })} />
      <Choice label="Show" words={only} value={state.only} onChange={(value) => onChange({ only: value })} />
      <Choice label="Sort by" words={sorts} value={state.sort} onChange={(sort) => onChange({ sort })} />
      <ViewSwitch
        views={views}
        view={view}
        onChange={(chosen) => onChange({ view: chosen === 'list' ? 'list' : '' })}
      />
    </ToolbarRow>
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
