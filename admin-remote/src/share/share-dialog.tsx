import { storedName } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import { Dialog, Stack } from 'shared-ui';
import { PreviewPart } from './preview-part.tsx';
import { ReviewPart } from './review-part.tsx';

interface ShareDialogProps {
  kind: Kind;
  id: string;
  onClose: () => void;
}

/** Links to a record that is not public yet: a preview, and reviews by clients. */
export default function ShareDialog({ kind, id, onClose }: ShareDialogProps) {
  const record = `${storedName(kind)}/${id}`;
  return (
    <Dialog open title="Share" onClose={onClose}>
      <Stack gap={3}>
        <PreviewPart record={record} />
        <ReviewPart record={record} />
      </Stack>
    </Dialog>
  );
}
