import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { importsCalls } from 'content-api/moving';
import type { Import, ImportFile } from 'content-api/moving';
import { Skeleton, theme, toast } from 'shared-ui';
import { LoadState } from '../components/load-state.tsx';
import { Panel } from '../components/panel.tsx';
import { acceptedFiles } from '../media/accepted-types.ts';
import { UploadButton } from '../media/upload-button.tsx';
import { useApi } from '../lib/api-context.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { importFilesQuery, importsKey } from './imports-query.ts';

/** Files of the old site that could not be had: each with its reason, and another file for its place. */
export function MissingFiles({ batch: { _id: id } }: { batch: Import }) {
  const api = useApi();
  const queries = useQueryClient();
  const query = useQuery(importFilesQuery(api, id));
  const { data } = query;
  const replace = useMutation({
    mutationFn: ({ file, address }: { file: File; address: string }) => {
      const { signal } = new AbortController();
      const options = { path: { id }, params: { address }, signal, onProgress: () => undefined };
      return api.upload(importsCalls.replaceImportFile, file, options);
    },
    onSuccess: () => toast.success('The file takes its place in the drafts'),
    onError: (failure) => tellFailure(failure, 'The file could not be sent'),
    onSettled: () => queries.invalidateQueries({ queryKey: importsKey }),
  });
  const isSending = ({ address }: ImportFile) => replace.isPending && replace.variables.address === address;
  if (data?.length === 0) return null;
  return (
    <Panel
      title={`Files that are missing${data === undefined ? '' : ` (${data.length})`}`}
      description="They could not be fetched from the old site. Try them again above, or put a file from your computer in their place."
      isWide
    >
      <LoadState query={query} otherwise="Error fetching the list">
        <Skeleton height="6rem" label="Loading the list" />
      </LoadState>
      {data && (
        <Rows role="list" aria-label="Missing files">
          {data.map((file) => (
            <li key={file.address}>
              <div>
                <strong>{nameOf(file.address)}</strong>
                <p>{file.address}</p>
                <p>{file.reason}</p>
              </div>
              <UploadButton
                accept={acceptedFiles}
                single
                size="sm"
                variant="secondary"
                aria-label={`Replace ${nameOf(file.address)}`}
                loading={isSending(file)}
                disabled={replace.isPending}
                onFiles={([chosen]) => {
                  if (chosen) replace.mutate({ file: chosen, address: file.address });
                }}
              >
                Replace
              </UploadButton>
            </li>
          ))}
        </Rows>
      )}
    </Panel>
  );
}

function nameOf(address: string): string {
  return address.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? address;
}

const { colors, fontSizes, space } = theme;

const Rows = styled.ul(css`
  display: grid;
  gap: ${space[2]};
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[2]};
    align-items: center;
    justify-content: space-between;
  }
  li + li {
    padding-top: ${space[2]};
    border-top: 1px solid ${colors.border};
  }
  div {
    flex: 1 1 14rem;
    min-width: 0;
  }
  strong {
    color: ${colors.text};
    font-weight: 550;
  }
  p {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.sm};
  }
  strong,
  p {
    overflow-wrap: anywhere;
  }
`);
