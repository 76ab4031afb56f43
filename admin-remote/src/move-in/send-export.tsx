import { useMutation, useQueryClient } from '@tanstack/react-query';
import { importsCalls } from 'content-api/moving';
import type { Import } from 'content-api/moving';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Field, Input, Stack, StatusBanner, Text } from 'shared-ui';
import { useBlockLeaving } from '../components/leave-guard.tsx';
import { Panel } from '../components/panel.tsx';
import { Progress } from '../components/progress.ts';
import { UploadButton } from '../media/upload-button.tsx';
import { useApi } from '../lib/api-context.ts';
import { failureText } from '../lib/api-failure.ts';
import { formatBytes } from '../lib/file-size.ts';
import { batchHref } from './batch-href.ts';
import { importsKey } from './imports-query.ts';
import { sendInParts } from './send-in-parts.ts';

const accepted = '.xml,.json,.csv,.tsv,.md,.mdx,.markdown,.zip,.gz,.rss,.atom';

interface Sending {
  file: File;
  controller: AbortController;
}

interface SendExportProps {
  /** Files of which a part has arrived. */
  begun: readonly Import[];
}

/** Sends the export of another site; leads to its batch. */
export function SendExport({ begun }: SendExportProps) {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [site, setSite] = useState('');
  const [share, setShare] = useState(0);
  const batch = useRef<string>(undefined);
  const send = useMutation({
    mutationFn: ({ file, controller: { signal } }: Sending) =>
      sendInParts(api, file, {
        site: site.trim(),
        begun: begun.find((one) => one.file === file.name && one.progress.total === file.size),
        signal,
        onBegin: ({ _id }) => (batch.current = _id),
        onProgress: setShare,
      }),
    onSuccess({ _id }) {
      void queries.invalidateQueries({ queryKey: importsKey });
      void navigate(batchHref(_id));
    },
    onError: () => void queries.invalidateQueries({ queryKey: importsKey }),
  });
  const sending = send.isPending ? send.variables : undefined;
  const isCancelled = send.variables?.controller.signal.aborted === true;
  const failure = send.isError && !isCancelled ? send.error : undefined;

  async function cancel() {
    sending?.controller.abort();
    const id = batch.current;
    if (id !== undefined) await api.call(importsCalls.undoImport, { path: { id } }).catch(() => undefined);
    await queries.invalidateQueries({ queryKey: importsKey });
  }

  useBlockLeaving(send.isPending, { discard: () => sending?.controller.abort() });

  return (
    <Panel
      title="Send the export of your old site"
      description="WordPress or Squarespace (XML), Ghost (JSON), Webflow and other tables (CSV), RSS or Atom, Markdown or web pages as a zip, or the archives of another studio. Up to 2 GB, also packed as zip or gz."
    >
      <Field
        label="Address of the old site"
        hint="Only needed where the file does not name it, as with Ghost and tables. Pictures are fetched from there."
      >
        <Input
          type="url"
          placeholder="https://old.example"
          value={site}
          disabled={send.isPending}
          onChange={({ target }) => setSite(target.value)}
        />
      </Field>
      {sending === undefined ? (
        <UploadButton
          accept={accepted}
          single
          style={{ alignSelf: 'start' }}
          onFiles={([file]) => {
            setShare(0);
            batch.current = undefined;
            if (file) send.mutate({ file, controller: new AbortController() });
          }}
        >
          Choose the file
        </UploadButton>
      ) : (
        <Stack gap={1}>
          <Text size="sm">
            {sending.file.name}: {Math.round(share * 100)} % of {formatBytes(sending.file.size)}
          </Text>
          <Progress aria-label={`Upload of ${sending.file.name}`} value={share < 1 ? share : undefined} />
          <Button size="sm" variant="secondary" style={{ alignSelf: 'start' }} onClick={() => void cancel()}>
            Cancel
          </Button>
        </Stack>
      )}
      {failure && (
        <StatusBanner tone="error">
          {failureText(
            failure,
            'The connection broke. Choose the same file again, and it goes on where it broke off.',
          )}
        </StatusBanner>
      )}
    </Panel>
  );
}
