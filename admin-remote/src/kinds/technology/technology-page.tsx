import { useQueryClient } from '@tanstack/react-query';
import { calls, foldText, technology, technologyCategories, textsOf } from 'content-api/contract';
import type { Technology } from 'content-api/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { AlertDialog, Button, EmptyState, Icon, Spinner, Stack, StatusBanner, Text } from 'shared-ui';
import { DeleteDialog } from '../../components/list/delete-dialog.tsx';
import { PillBar } from '../../components/pill-bar.tsx';
import { useSaveShortcut } from '../../components/use-save-shortcut.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { NothingFound } from '../../components/nothing-found.tsx';
import { SearchBox } from '../../components/list/search-box.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useApi } from '../../lib/api-context.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { useMayEdit } from '../../lib/use-account-languages.ts';
import { useMay } from '../../lib/use-me.ts';
import { useListState } from '../../lib/use-list-state.ts';
import { useArranging } from '../../records/arrange/use-arranging.tsx';
import { useOpenForm } from '../../lib/use-open-form.ts';
import { icons } from '../../components/icons.ts';
import type { TechnologyFormProps } from './technology-form.tsx';
import { TechnologyGrid } from './technology-grid.tsx';
import { useTechnologies } from './use-technologies.ts';
import { useTechnologyStates } from './use-technology-states.ts';

const texts = textsOf(technology);
const categories = ['all', ...technologyCategories];
const form = lazyPage<TechnologyFormProps>(
  () => import(/* webpackChunkName: "technology-form" */ './technology-form.tsx'),
);

/** 'Technology Management': which technologies the home page shows. */
export default function TechnologyPage() {
  const api = useApi();
  const queries = useQueryClient();
  const list = useTechnologies();
  const { state, change } = useListState('');
  const { formId, open, rename, close } = useOpenForm();
  const { waiting, stateOf } = useTechnologyStates();
  const mayEdit = useMayEdit(technology)();
  const mayPublish = useMay()('publish') && mayEdit;
  const [deleted, setDeleted] = useState<Technology>();
  const [isAsking, setAsking] = useState(false);
  const { technologies } = list;
  const category = state.filter || 'all';
  const arranging = useArranging(technology, technologies !== undefined && technologies.length > 1);
  useSaveShortcut(() => {
    if (mayPublish && list.isChanged) list.save();
  });

  return (
    <>
      <PageHeader
        title="Technology Management"
        actions={
          <>
            {mayPublish && (
              <Button
                onClick={list.save}
                disabled={!list.isChanged}
                loading={list.isSaving}
                loadingText="Saving..."
              >
                Save Changes
              </Button>
            )}
            {mayEdit && (
              <Button
                variant={mayPublish ? 'secondary' : 'primary'}
                onClick={() => open('new')}
                onPointerEnter={form.preload}
                onFocus={form.preload}
              >
                <Icon name={icons.plus} />
                Add Technology
              </Button>
            )}
            {arranging.button}
            {mayPublish && (
              <Button
                variant="secondary"
                disabled={technologies?.length !== 0}
                loading={list.isInitializing}
                loadingText="Initializing..."
                onClick={() => setAsking(true)}
              >
                Initialize from JSON
              </Button>
            )}
          </>
        }
      />
      <Stack>
        {!mayEdit && (
          <StatusBanner tone="info">
            Technologies are the same in every language. They belong to the first one, which your account may
            not edit.
          </StatusBanner>
        )}
        {list.status && <StatusBanner tone={list.status.tone}>{list.status.text}</StatusBanner>}
        {mayPublish && list.draftCount > 0 && draftOffer()}
        {arranging.list || content()}
      </Stack>
      {formId !== undefined && (
        <form.Page key={formId} id={formId} onMade={rename} onClose={close} onAdded={list.append} />
      )}
      {deleted && (
        <DeleteDialog
          subject={deleted.name}
          title={texts.deleteTitle}
          question={texts.deleteQuestion}
          done={texts.deleted}
          failed={texts.deleteFailed}
          remove={() => api.call(calls.deleteRecord, { path: pathOf(deleted) })}
          undo={() => api.call(calls.restoreRecord, { path: pathOf(deleted), body: {} })}
          undone={`${technology.words.one} restored`}
          onDone={() => void queries.invalidateQueries({ queryKey: [technology.plural] })}
          onClose={() => setDeleted(undefined)}
        />
      )}
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
      return <LoadFailure failure={list.loadError} otherwise={texts.loadFailed} onRetry={list.reload} />;
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
    const wanted = foldText(state.search.trim());
    const shown = [...technologies, ...waiting].filter(
      (each) => (category === 'all' || each.category === category) && foldText(each.name).includes(wanted),
    );
    return (
      <>
        <Text role="status">{selected} technologies selected for display</Text>
        <PillBar role="group" aria-label="Category">
          {categories.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === category}
              onClick={() => change({ filter: each === 'all' ? '' : each })}
            >
              {each}
            </button>
          ))}
        </PillBar>
        <SearchBox
          label="Search technologies"
          placeholder="Search technologies..."
          value={state.search}
          onChange={(search) => change({ search })}
        />
        {shown.length > 0 ? (
          <TechnologyGrid
            technologies={shown}
            stateOf={stateOf}
            onEdit={mayEdit ? open : undefined}
            onDelete={mayEdit ? setDeleted : undefined}
            onToggle={mayPublish ? list.toggle : undefined}
          />
        ) : (
          nothing(technologies.length === 0)
        )}
      </>
    );
  }

  function nothing(isEmpty: boolean): ReactNode {
    return isEmpty ? (
      <EmptyState
        icon={icons.cpu}
        title="No technologies yet"
        message={
          mayEdit
            ? `Add the first one${mayPublish ? ', or initialize the list from the JSON file' : ''}.`
            : 'Nobody has added one.'
        }
        action={mayEdit && <Button onClick={() => open('new')}>Add Technology</Button>}
      />
    ) : (
      <NothingFound title="No technologies found" onClear={() => change({ search: '', filter: '' })} />
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

function pathOf({ _id }: Technology) {
  return { kind: technology.name, id: _id };
}
