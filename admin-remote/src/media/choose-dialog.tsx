import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Media } from 'content-api/contract';
import { useState } from 'react';
import { Button, Dialog, EmptyState, ErrorState, SearchField, Stack } from 'shared-ui';
import { signs } from '../components/signs.ts';
import { useApi } from '../lib/api-context.ts';
import { failureText } from '../lib/api-failure.ts';
import { GridSkeleton } from './grid-skeleton.tsx';
import { MediaGrid } from './media-grid.tsx';
import { picturesQuery } from './media-queries.ts';

interface ChooseDialogProps {
  onChoose: (media: Media) => void;
  onClose: () => void;
}

/** The pictures of the library, of which one is chosen. */
export default function ChooseDialog({ onChoose, onClose }: ChooseDialogProps) {
  const [search, setSearch] = useState('');
  const pictures = useInfiniteQuery(picturesQuery(useApi(), search.trim()));
  const { data, error, isFetching, hasNextPage, isFetchingNextPage } = pictures;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Wide open title="Choose a picture" onClose={onClose}>
      <Stack>
        <SearchField
          label="Search pictures"
          placeholder="Search name, alt text, caption..."
          data-autofocus=""
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          // The form around the dialog is not what Enter is for.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        {!data && error && !isFetching && (
          <ErrorState
            title={failureText(error, 'Error fetching media')}
            action={<Button onClick={() => void pictures.refetch()}>Try again</Button>}
          />
        )}
        {!data && (isFetching || !error) && <GridSkeleton label="Loading pictures" />}
        {data && items.length === 0 && (
          <EmptyState
            level={3}
            icon={signs.picture}
            title={search === '' ? 'No pictures yet' : 'No pictures found'}
            message={search === '' ? 'Close this and upload one.' : undefined}
          />
        )}
        <MediaGrid label="Pictures" items={items} onPress={onChoose} />
        {hasNextPage && (
          <Button
            variant="secondary"
            loading={isFetchingNextPage}
            onClick={() => void pictures.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </Stack>
    </Wide>
  );
}

const Wide = styled(Dialog)(css`
  max-width: 56rem;
  height: 44rem;
`);
