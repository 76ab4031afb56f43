import { useMutation } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import { Button, Heading, Stack, Text } from 'shared-ui';
import { useApi } from '../lib/api-context.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { useCreateOnce } from '../lib/use-create-once.ts';
import { LinkLine } from '../components/link-line.tsx';

/** Makes a link to the page with the record as it was saved last, and opens it. */
export function PreviewPart({ record }: { record: string }) {
  const api = useApi();
  const createOnce = useCreateOnce();
  const preview = useMutation({
    mutationFn: () =>
      createOnce(record, ({ key }) => api.call(calls.createPreview, { body: { record }, key })),
    onSuccess: ({ url }) => window.open(url, '_blank', 'noopener,noreferrer'),
    onError: (failure) => tellFailure(failure, 'Error creating the preview'),
  });
  return (
    <Stack as="section" aria-label="Preview" gap={1}>
      <Heading level={3} size="h4">
        Preview
      </Heading>
      <Text size="sm" tone="quiet">
        Shows the page with the last saved state. Nothing becomes public.
      </Text>
      <div>
        <Button variant="secondary" loading={preview.isPending} onClick={() => preview.mutate()}>
          Open preview
        </Button>
      </div>
      {preview.data && <LinkLine label="Preview link" {...preview.data} />}
    </Stack>
  );
}
