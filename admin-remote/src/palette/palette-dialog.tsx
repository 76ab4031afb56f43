import { Command } from 'cmdk';
import { foldText, textsOf } from 'content-api/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { requireSession } from 'shared-session';
import { Dialog, Icon } from 'shared-ui';
import type { IconName } from 'shared-ui';
import { screens } from '../app/pages.ts';
import { useLeaveGuard } from '../components/leave-guard.tsx';
import { iconOf, icons } from '../components/icons.ts';
import { paths } from '../lib/paths.ts';
import { useMay } from '../lib/use-me.ts';
import { useSiteLanguages } from '../lib/use-site-languages.ts';
import { listedKinds } from './listed-kinds.ts';
import { PaletteFrame } from './palette-styles.ts';
import { useFoundRecords } from './use-found-records.ts';

interface PaletteProps {
  onClose: () => void;
  onKeyMap: () => void;
}

/** The command palette: every screen, every action that begins anywhere, and records by their words. */
export default function PaletteDialog({ onClose, onKeyMap }: PaletteProps) {
  const [text, setText] = useState('');
  const { records, isFetching, hasFailed } = useFoundRecords(text);
  const [selected, setSelected] = useState('');
  // Records arrive after the list has chosen its first item. Where it found none, the first record is chosen.
  const chosen = selected || (records[0]?.id ?? '');
  const may = useMay();
  const hasLanguages = useSiteLanguages().length > 0;
  const navigate = useNavigate();
  const { leave } = useLeaveGuard();

  function run(action: () => void): void {
    onClose();
    leave(action);
  }
  const open = (path: string) => run(() => void navigate(path));
  const creatable = listedKinds(may);

  return (
    <Dialog open title="Go to" onClose={onClose}>
      <PaletteFrame label="Commands" loop filter={holds} value={chosen} onValueChange={setSelected}>
        <Command.Input
          data-autofocus
          value={text}
          placeholder="A screen, a record, an action"
          onValueChange={setText}
        />
        <Command.List label="Results">
          {records.length === 0 && !hasFailed && (
            <Command.Empty>{isFetching ? 'Searching…' : 'Nothing is called that.'}</Command.Empty>
          )}
          <Command.Group heading="Screens">
            {screens
              .filter(({ needs }) => needs === undefined || may(needs))
              .filter(({ isForLanguages = false }) => hasLanguages || !isForLanguages)
              .map(({ path, label, icon }) => (
                <Item key={path} value={label} icon={icon} onSelect={() => open(path)}>
                  {label}
                </Item>
              ))}
          </Command.Group>
          <Command.Group heading="Actions">
            {creatable.map((kind) => (
              <Item
                key={kind.name}
                value={textsOf(kind).add}
                icon={icons.plus}
                onSelect={() => open(paths.record(kind, 'new'))}
              >
                {textsOf(kind).add}
              </Item>
            ))}
            <Item
              value="View Website"
              icon="globe"
              onSelect={() => run(() => location.assign(paths.website))}
            >
              View Website
            </Item>
            <Item value="Keys Keyboard shortcuts" icon={icons.list} aside="?" onSelect={onKeyMap}>
              Keys
            </Item>
            <Item value="Logout" icon={icons.logout} onSelect={() => run(() => requireSession().logout())}>
              Logout
            </Item>
          </Command.Group>
          {records.length > 0 && (
            <Command.Group heading="Records" forceMount>
              {records.map(({ kind, id, title }) => (
                <Item
                  key={id}
                  value={id}
                  icon={iconOf(kind)}
                  aside={kind.words.one}
                  isFound
                  onSelect={() => open(paths.record(kind, id))}
                >
                  {title || 'Untitled'}
                </Item>
              ))}
            </Command.Group>
          )}
        </Command.List>
        {/* Beside the list, which may hold options only. */}
        <p role="status">{hasFailed && 'Records could not be searched. Type on to try again.'}</p>
      </PaletteFrame>
    </Dialog>
  );
}

/** Fuzzy matches of a few letters would stand above the records that hold them. */
function holds(label: string, text: string): number {
  return foldText(label).includes(foldText(text.trim())) ? 1 : 0;
}

interface ItemProps {
  value: string;
  icon: IconName;
  aside?: string;
  /** Found by the server, so that its text need not hold what was typed. */
  isFound?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

function Item({ value, icon, aside, isFound = false, onSelect, children }: ItemProps) {
  return (
    <Command.Item value={value} forceMount={isFound} onSelect={onSelect}>
      <Icon name={icon} />
      <span className="name">{children}</span>
      {aside && <small>{aside}</small>}
    </Command.Item>
  );
}
