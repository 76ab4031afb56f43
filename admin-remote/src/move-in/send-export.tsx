import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { importsCalls } from 'content-api/moving';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Field, Input, Stack, StatusBanner, Text, theme } from 'shared-ui';
import { useBlockLeaving } from '../components/leave-guard.tsx';
import { Panel } from '../components/panel.tsx';
import { UploadButton } from '../media/upload-button.tsx';
import { useApi } from '../lib/api-context.ts';
import { failureText } from '../lib/api-failure.ts';
import { formatBytes } from '../lib/file-size.ts';
import { batchHref } from './batch-href.ts';
import { importsKey } from './imports-query.ts';

const accepted = '.xml,.json,.csv,.tsv,.md,.mdx,.markdown,.zip,.gz,.rss,.atom';

interface Sending {
  file: File;
  controller: AbortController;
}

/** Sends the export of another site; leads to its batch. */
export function SendExport() {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [site, setSite] = useState('');
  const [share, setShare] = useState(0);
  const send = useMutation({
    mutationFn: ({ file, controller: { signal } }: Sending) => {
      const fields = { site: site.trim() };
      return api.upload(importsCalls.startImport, file, { signal, fields, onProgress: setShare });
    },
    onSuccess({ _id }) {
      void queries.invalidateQueries({ queryKey: importsKey });
      void navigate(batchHref(_id));
    },
  });
  const sending = send.isPending ? send.variables : undefined;
  const isCancelled = send.variables?.controller.signal.aborted === true;
  const failure = send.isError && !isCancelled ? send.error : undefined;
  useBlockLeaving(send.isPending, { discard: () => sending?.controller.abort() });

  return (
    <Panel
      title="Send the export of your old site"
      description="WordPress or Squarespace (XML), Ghost (JSON), Webflow and other tables (CSV), RSS or Atom, or a folder of Markdown as a zip. Up to 2 GB, also packed as zip or gz."
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
          <Button
            size="sm"
            variant="secondary"
            style={{ alignSelf: 'start' }}
            onClick={() => sending.controller.abort()}
          >
            Cancel
          </Button>
        </Stack>
      )}
      {failure && (
        <StatusBanner tone="error">
          {failureText(failure, 'The connection broke, and nothing has come in. Send the file again.')}
        </StatusBanner>
      )}
    </Panel>
  );
}

/** A bar across its place. */
export const Progress = styled.progress(css`
  display: block;
  width: 100%;
  height: 6px;
  accent-color: ${theme.colors.primaryText};
`);
