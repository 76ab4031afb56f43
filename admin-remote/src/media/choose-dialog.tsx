import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Media } from 'content-api/contract';
import { useRef, useState } from 'react';
import { Button, Dialog, EmptyState, Field, SearchField, Select, Stack, theme, toast } from 'shared-ui';
import { LoadState } from '../components/load-state.tsx';
import { NothingFound } from '../components/nothing-found.tsx';
import { icons } from '../components/icons.ts';
import { useApi } from '../lib/api-context.ts';
import { acceptedDocuments, acceptedPictures, acceptedVideos } from './accepted-types.ts';
import { GridSkeleton } from './grid-skeleton.tsx';
import { MediaGrid } from './media-grid.tsx';
import { choiceQuery } from './media-queries.ts';
import { UploadButton } from './upload-button.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

interface ChooseDialogProps {
  /** Videos and documents can be chosen as well. @default false */
  anyType?: boolean;
  onChoose: (media: Media) => void;
  onClose: () => void;
}

const groups = {
  image: { label: 'Pictures', title: 'Choose a picture', accept: acceptedPictures },
  video: { label: 'Videos', title: 'Choose a video', accept: acceptedVideos },
  document: { label: 'Documents', title: 'Choose a document', accept: acceptedDocuments },
} as const;
type Group = keyof typeof groups;

/** Long enough for a sentence or two. */
const warningMs = 15_000;

/** The files of the library, of which one is chosen, or a new one uploaded. */
export default function ChooseDialog({ anyType = false, onChoose, onClose }: ChooseDialogProps) {
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<Group>('image');
  const files = useInfiniteQuery(choiceQuery(useApi(), group, search.trim()));
  const { data, hasNextPage, isFetchingNextPage } = files;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const { label, title, accept } = groups[group];
  const only = useRef<File>(undefined);
  const uploads = useUploads((media, file) => {
    if (file !== only.current) return;
    // The dialog closes, and its list of uploads with it.
    for (const warning of media.warnings ?? []) toast.error(warning, { durationMs: warningMs });
    onChoose(media);
  });

  /** A file that comes alone is the one; of several one is chosen. */
  function upload(added: File[]): void {
    only.current = added.length === 1 ? added[0] : undefined;
    uploads.add(added);
  }

  return (
    <Wide open title={title} onClose={onClose}>
      <Stack>
        <div className="tools">
          <SearchField
            label={`Search ${label.toLowerCase()}`}
            placeholder="Search name, alt text, caption..."
            data-autofocus=""
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            // The form around the dialog is not what Enter is for.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          {anyType && (
            <Field label="Type" hideLabel>
              <Select value={group} onChange={({ target }) => setGroup(groupNamed(target.value))}>
                {Object.entries(groups).map(([name, one]) => (
                  <option key={name} value={name}>
                    {one.label}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <UploadButton variant="secondary" accept={accept} onFiles={upload}>
            Upload
          </UploadButton>
        </div>
        <UploadList uploads={uploads} />
        <LoadState query={files} otherwise="Error fetching media">
          <GridSkeleton label={`Loading ${label.toLowerCase()}`} />
        </LoadState>
        {data &&
          items.length === 0 &&
          (search === '' ? (
            <EmptyState
              level={3}
              icon={icons.picture}
              title={`No ${label.toLowerCase()} yet`}
              message="Upload the first one."
            />
          ) : (
            <NothingFound level={3} title={`No ${label.toLowerCase()} found`} onClear={() => setSearch('')} />
          ))}
        <MediaGrid label={label} items={items} onPress={onChoose} />
        {hasNextPage && (
          <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void files.fetchNextPage()}>
            Show more
          </Button>
        )}
      </Stack>
    </Wide>
  );
}

function groupNamed(name: string): Group {
  return name === 'video' || name === 'document' ? name : 'image';
}

const Wide = styled(Dialog)(css`
  max-width: 56rem;
  height: 44rem;
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]};
  }
  .tools > * {
    flex: 1 1 8rem;
  }
  .tools > :first-of-type {
    flex: 10 1 14rem;
  }
`);
