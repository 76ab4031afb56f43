import { technologyCategories } from 'content-api/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  AlertDialog,
  Button,
  EmptyState,
  ErrorState,
  Field,
  Icon,
  SearchField,
  Spinner,
  Stack,
  StatusBanner,
  Text,
} from 'shared-ui';
import { useSaveShortcut } from '../../../components/use-save-shortcut.ts';
import { PageHeader } from '../../../components/page-header.tsx';
import { lazyPage } from '../../../lib/lazy-page.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { useOpenForm } from '../../../lib/use-open-form.ts';
import type { TechnologyFormProps } from '../form/technology-form.tsx';
import { signs } from '../../../components/signs.ts';
import { FilterButtons } from './filter-buttons.tsx';
import { TechnologyGrid } from './technology-grid.tsx';
import { useTechnologies } from './use-technologies.ts';

const categories = ['all', ...technologyCategories];
const form = lazyPage<TechnologyFormProps>(
  () => import(/* webpackChunkName: "technology-form" */ '../form/technology-form.tsx'),
);

/** 'Technology Management': which technologies the home page shows. */
export default function TechnologiesPage() {
  const list = useTechnologies();
  const { state, change } = useListState('');
  const { formId, open, close } = useOpenForm();
  const [isAsking, setAsking] = useState(false);
  const { technologies } = list;
  const category = state.filter || 'all';
  const canSave = list.isChanged && !list.isSaving;
  useSaveShortcut(() => canSave && list.save());

  return (
    <>
      <PageHeader
        title="Technology Management"
        actions={
          <>
            <Button
              onClick={list.save}
              disabled={!list.isChanged}
              loading={list.isSaving}
              loadingText="Saving..."
            >
              Save Changes
            </Button>
            <Button
              variant="secondary"
              onClick={() => open('new')}
              onPointerEnter={form.preload}
              onFocus={form.preload}
            >
              <Icon name={signs.plus} />
              Add Technology
            </Button>
            <Button
              variant="secondary"
              disabled={technologies?.length !== 0}
              loading={list.isInitializing}
              loadingText="Initializing..."
              onClick={() => setAsking(true)}
            >
              Initialize from JSON
            </Button>
          </>
        }
      />
      <Stack>
        {list.status && <StatusBanner tone={list.status.tone}>{list.status.text}</StatusBanner>}
        {list.draftCount > 0 && draftOffer()}
        {content()}
      </Stack>
      {formId !== undefined && <form.Page onClose={close} onAdded={list.append} />}
      <AlertDialog
        open={isAsking}
        title="Initialize technologies"
        confirmLabel="Initialize"
        confirmVariant="primary"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          list.initialize();
        }}
      >
        This will initialize the database with technologies from the JSON file. Continue?
      </AlertDialog>
    </>
  );

  function content(): ReactNode {
    if (list.loadError) {
      return <ErrorState title={list.loadError} action={<Button onClick={list.reload}>Try again</Button>} />;
    }
    if (!technologies) {
      return (
        <Stack direction="row" align="center">
          <Spinner />
          <Text role="status">Loading technologies...</Text>
        </Stack>
      );
    }
    const selected = technologies.filter(({ isSelected }) => isSelected).length;
    const wanted = state.search.trim().toLowerCase();
    const shown = technologies.filter(
      (technology) =>
        (category === 'all' || technology.category === category) &&
        technology.name.toLowerCase().includes(wanted),
    );
    return (
      <>
        <Text role="status">{selected} technologies selected for display</Text>
        <FilterButtons
          label="Category"
          options={categories}
          value={category}
          onChange={(next) => change({ filter: next === 'all' ? '' : next })}
        />
        <Field label="Search technologies" hideLabel>
          <SearchField
            placeholder="Search technologies..."
            value={state.search}
            onChange={(event) => change({ search: event.target.value })}
          />
        </Field>
        {shown.length > 0 ? (
          <TechnologyGrid technologies={shown} onToggle={list.toggle} />
        ) : (
          <EmptyState
            icon={signs.cpu}
            title={technologies.length === 0 ? 'No technologies yet' : 'No technologies found'}
            message={
              technologies.length === 0
                ? 'Add the first one, or initialize the list from the JSON file.'
                : 'Nothing matches this category and search.'
            }
          />
        )}
      </>
    );
  }

  function draftOffer(): ReactNode {
    return (
      <StatusBanner tone="info">
        <p>
          {list.draftCount} {list.draftCount === 1 ? 'selection' : 'selections'} from an earlier visit{' '}
          {list.draftCount === 1 ? 'was' : 'were'} not saved.
        </p>
        <Stack direction="row" gap={1} wrap>
          <Button size="sm" onClick={list.restoreDraft}>
            Restore draft
          </Button>
          <Button size="sm" variant="ghost" onClick={list.discardDraft}>
            Discard draft
          </Button>
        </Stack>
      </StatusBanner>
    );
  }
}
