import { useQueryClient } from '@tanstack/react-query';
import { mediaCalls } from 'content-api/contract';
import type { Media } from 'content-api/contract';
import { Stack, Text, toast } from 'shared-ui';
import { useApi } from '../lib/api-context.ts';
import { acceptedDocuments, acceptedPictures, acceptedVideos } from './accepted-types.ts';
import { UploadButton } from './upload-button.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

interface ReplacePartProps {
  media: Pick<Media, '_id' | 'type'>;
  onReplaced: (media: Media) => void;
}

/** Puts another file in the place of one, wherever it is used. */
export function ReplacePart({ media: { _id: id, type }, onReplaced }: ReplacePartProps) {
  const api = useApi();
  const queries = useQueryClient();
  const uploads = useUploads(
    (media) => {
      onReplaced(media);
      toast.success('File replaced');
      // Records that used the file have a new revision.
      void queries.invalidateQueries();
    },
    (file, options) => api.upload(mediaCalls.replaceMedia, file, { path: { id }, ...options }),
  );
  if (type.startsWith('font/'))
    return (
      <Text size="sm" tone="quiet">
        Under Studio, Look another font takes its place.
      </Text>
    );
  return (
    <Stack gap={1}>
      <UploadButton
        size="sm"
        variant="secondary"
        accept={acceptedLike(type)}
        single
        aria-disabled={uploads.isBusy || undefined}
        style={{ alignSelf: 'start' }}
        onFiles={(files) => !uploads.isBusy && uploads.add(files)}
      >
        Replace
      </UploadButton>
      <Text size="sm" tone="quiet">
        The new file takes its place wherever it is used, on live pages too.
      </Text>
      <UploadList uploads={uploads} />
    </Stack>
  );
}

function acceptedLike(type: string): string {
  if (type.startsWith('image/')) return acceptedPictures;
  return type.startsWith('video/') ? acceptedVideos : acceptedDocuments;
}
