import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { Media } from 'content-api/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, EmptyState, Pagination, Stack, Text, theme, toast } from 'shared-ui';
import { LoadState } from '../components/load-state.tsx';
import { NothingFound } from '../components/nothing-found.tsx';
import { useLastPage } from '../components/use-last-page.ts';
import { PageHeader } from '../components/page-header.tsx';
import { icons } from '../components/icons.ts';
import { useApi } from '../lib/api-context.ts';
import { useOpenForm } from '../lib/use-open-form.ts';
import { acceptedFiles } from './accepted-types.ts';
import { DeleteMediaDialog } from './delete-media-dialog.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';
import { MediaDialog } from './media-dialog.tsx';
import { MediaGrid } from './media-grid.tsx';
import { mediaListQuery } from './media-queries.ts';
import { MediaToolbar } from './media-toolbar.tsx';
import { UploadButton } from './upload-button.tsx';
import { UploadList } from './upload-list.tsx';
import { filesOf, useFileTarget } from './use-file-target.ts';
import { useLibraryState } from './use-library-state.ts';
import { useUploads } from './use-uploads.ts';

/** 'Media': every file of the site, found, described, uploaded and deleted. */
export default function MediaPage() {
  const { state, view, filter, page, isFiltered, change, pageHref } = useLibraryState();
  const query = useQuery(mediaListQuery(useApi(), filter, page));
  const { data, isFetching } = query;
  useLastPage(data);
  const { formId, open, close } = useOpenForm();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [deleted, setDeleted] = useState<readonly Pick<Media, '_id' | 'name'>[]>();
  const uploads = useUploads(({ name }) => toast.success(`${name} uploaded`));
  const target = useFileTarget(uploads.add);
  usePastedFiles(uploads.add);

  function select(id: string) {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  }

  const chosen = (data?.items ?? []).filter(({ _id }) => selected.has(_id));
  const upload = (
    <UploadButton accept={acceptedFiles} onFiles={uploads.add}>
      Upload
    </UploadButton>
  );

  return (
    <Root {...target.handlers} data-over={target.isOver || undefined}>
      <PageHeader
        title="Media"
        description="Pictures, videos and documents. Drop files anywhere here, or paste a picture."
        actions={upload}
      />
      <Stack>
        <MediaToolbar state={state} view={view} onChange={change} />
        <UploadList uploads={uploads} />
        <LoadState query={query} otherwise="Error fetching media">
          <GridSkeleton label="Loading media" />
        </LoadState>
        {data?.total === 0 &&
          (isFiltered ? (
            <NothingFound title="No files found" onClear={() => change({ q: '', type: '', only: '' })} />
          ) : (
            <EmptyState
              icon={icons.picture}
              title="No files yet"
              message="Upload pictures here, or right in the form that needs them."
              action={upload}
            />
          ))}
        {data && data.total > 0 && (
          <Stack aria-busy={isFetching}>
            <Stack direction="row" align="center" justify="between" gap={1} wrap className="count">
              <Text role="status" size="sm" tone="quiet">
                {chosen.length > 0 ? `${chosen.length} selected` : countText(data.total)}
              </Text>
              {chosen.length > 0 && (
                <Stack direction="row" gap={1}>
                  <Button size="sm" variant="ghost" onClick={() => setSelected(new Set())}>
                    Clear selection
                  </Button>
                  <Button size="sm" variant="danger" onClick={() => setDeleted(chosen)}>
                    Delete
                  </Button>
                </Stack>
              )}
            </Stack>
            <MediaGrid
              label="Media"
              items={data.items}
              view={view}
              selected={selected}
              onSelect={select}
              onPress={({ _id }) => open(_id)}
            />
            <Pagination
              page={data.page}
              pageCount={Math.ceil(data.total / data.size)}
              hrefOf={pageHref}
              linkAs={Link}
              label="Pages of media"
            />
          </Stack>
        )}
      </Stack>
      {formId !== undefined && (
        <MediaDialog key={formId} id={formId} onDelete={(media) => setDeleted([media])} onClose={close} />
      )}
      {deleted && (
        <DeleteMediaDialog
          files={deleted}
          onDone={() => {
            setSelected(new Set());
            close();
          }}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </Root>
  );
}

function countText(total: number): string {
  return `${total} ${total === 1 ? 'file' : 'files'}`;
}

/** A picture may be pasted without a field to paste it into. */
function usePastedFiles(take: (files: File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = filesOf(event.clipboardData);
    if (files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}

const { colors, radii, space } = theme;

const Root = styled.div(css`
  min-height: calc(100dvh - ${space[5]});
  &[data-over] {
    border-radius: ${radii.lg};
    background: ${colors.primaryTint};
    outline: 2px dashed ${colors.primaryText};
    outline-offset: -2px;
  }
  .count {
    min-height: 2.25rem;
  }
`);
