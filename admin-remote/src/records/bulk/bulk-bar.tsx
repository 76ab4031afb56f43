import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { hasWords, textsOf } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import { useState } from 'react';
import type { Ref } from 'react';
import { AlertDialog, Button, Icon, StatusBanner, theme } from 'shared-ui';
import { ActionBar } from '../../components/action-bar.tsx';
import { useMayEdit } from '../../lib/use-account-languages.ts';
import { useMay } from '../../lib/use-me.ts';
import { useSiteLanguages } from '../../lib/use-site-languages.ts';
import { bulkActions } from './bulk-actions.ts';
import type { BulkAction, BulkRecord } from './bulk-actions.ts';
import type { Bulk } from './use-bulk.ts';

interface BulkBarProps {
  ref: Ref<HTMLDivElement>;
  kind: Kind;
  bulk: Bulk;
  selected: readonly BulkRecord[];
  /** Text of the status: number of selected records, or progress of the running action. */
  status: string;
  /** Number of all records that match. */
  total: number;
  onSelectAll: () => void;
  /** All that match are being asked for. */
  isSelectingAll: boolean;
  onClear: () => void;
}

/** Actions for the selected records, and a list of those for which the last action failed. */
export function BulkBar({
  ref,
  kind,
  bulk,
  selected,
  status,
  total,
  onSelectAll,
  isSelectingAll,
  onClear,
}: BulkBarProps) {
  const mayPublish = useMay()('publish');
  const mayEdit = useMayEdit(kind)();
  const hasTranslations = useSiteLanguages().length > 0 && hasWords(kind);
  const [isAsking, setAsking] = useState(false);
  const { running, failures } = bulk;
  const many = kind.words.many.toLowerCase();
  const itemsFor = (action: BulkAction) =>
    selected.filter((record) => mayEdit && action.isFor(record, mayPublish));
  const deleted = itemsFor(bulkActions.remove);

  function press(action: BulkAction): void {
    if (running) return;
    if (action === bulkActions.remove) setAsking(true);
    else bulk.run(action, itemsFor(action));
  }

  return (
    <Bar ref={ref} role="group" aria-label={`Selected ${many}`}>
      {failures.length > 0 && (
        <Failures tone="error" tabIndex={0}>
          <p>Not done for {failures.length === 1 ? 'one record' : `${failures.length} records`}:</p>
          <ul>
            {failures.map(({ id, title, reason }) => (
              <li key={id}>
                <strong>{title}</strong>: {reason}
              </li>
            ))}
          </ul>
        </Failures>
      )}
      <p className="status">{status}</p>
      {!mayEdit && <p>Originals are published and deleted, and your account edits translations alone.</p>}
      {Object.values(bulkActions).map((action) => {
        const count = itemsFor(action).length;
        if (count === 0) return null;
        return (
          <Button
            key={action.label}
            size="sm"
            variant="secondary"
            loading={running?.action === action}
            aria-disabled={running !== undefined}
            onClick={() => press(action)}
          >
            <Icon name={action.icon} />
            {count === selected.length ? action.label : `${action.label} ${count}`}
          </Button>
        );
      })}
      {selected.length < total && (
        <Button size="sm" variant="ghost" loading={isSelectingAll} onClick={onSelectAll}>
          Select all {total}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={onClear}>
        Clear selection
      </Button>
      <AlertDialog
        open={isAsking}
        title={`Delete ${deleted.length === 1 ? kind.words.one.toLowerCase() : many}`}
        confirmLabel="Delete"
        onConfirm={() => {
          setAsking(false);
          bulk.run(bulkActions.remove, deleted);
        }}
        onCancel={() => setAsking(false)}
      >
        <p>
          {deleted.length === 1
            ? textsOf(kind).deleteQuestion
            : `Are you sure you want to delete these ${deleted.length} ${many}?`}
        </p>
        {hasTranslations && <p>Translations go to the trash with them, and come back with them.</p>}
        <Titles tabIndex={0}>
          {deleted.map(({ _id, title }) => (
            <li key={_id}>{title || 'Untitled'}</li>
          ))}
        </Titles>
      </AlertDialog>
    </Bar>
  );
}

const { colors, fontSizes, space } = theme;

const Bar = styled(ActionBar)(css`
  > .status {
    margin-right: ${space[1]};
    color: ${colors.text};
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
  }
`);

const Failures = styled(StatusBanner)(css`
  flex-basis: 100%;
  max-height: 9rem;
  overflow-y: auto;
  padding: ${space[1]} ${space[2]};
  font-size: ${fontSizes.sm};
  overflow-wrap: anywhere;
  ul {
    padding-left: ${space[2]};
  }
`);

const Titles = styled.ul`
  max-height: 12rem;
  margin-top: ${space[1]};
  padding-left: ${space[2]};
  overflow-y: auto;
  color: ${colors.text};
  font-weight: 600;
  overflow-wrap: anywhere;
`;
