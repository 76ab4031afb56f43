import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Button, theme, VisuallyHidden } from 'shared-ui';
import { formatBytes } from '../lib/file-size.ts';
import type { Upload } from './upload-queue.ts';
import type { Uploads } from './use-uploads.ts';

/** Files on their way, each with its progress, with why it failed, or with what the library says about it. Nothing while there are none. */
export function UploadList({ uploads: { list, retry, cancel } }: { uploads: Uploads }) {
  if (list.length === 0) return null;
  return (
    <Root role="list" aria-label="Uploads">
      {list.map((upload) => {
        const { id, file, state, share, reason, warnings } = upload;
        const isOver = state === 'failed' || state === 'warned';
        return (
          <li key={id} data-state={state}>
            <div className="about">
              <p className="name" title={file.name}>
                {file.name}
              </p>
              {!isOver && <p className="quiet">{progressText(upload)}</p>}
              {reason !== undefined && (
                <p role="alert" className="reason">
                  {reason}
                </p>
              )}
              {warnings?.map((warning) => (
                <p key={warning} role="status" className="warning">
                  {warning}
                </p>
              ))}
              {state === 'sending' && (
                <progress aria-label={`Upload of ${file.name}`} value={share < 1 ? share : undefined} />
              )}
            </div>
            {state === 'failed' && (
              <Button size="sm" variant="secondary" onClick={() => retry(id)}>
                Retry <VisuallyHidden>{file.name}</VisuallyHidden>
              </Button>
            )}
            <Button size="sm" variant="ghost" onClick={() => cancel(id)}>
              {isOver ? 'Dismiss' : 'Cancel'} <VisuallyHidden>{file.name}</VisuallyHidden>
            </Button>
          </li>
        );
      })}
    </Root>
  );
}

function progressText({ file, state, share }: Upload): string {
  if (state === 'waiting') return `${formatBytes(file.size)}, waiting`;
  if (share >= 1) return 'Sent, being prepared…';
  return `${Math.round(share * 100)} % of ${formatBytes(file.size)}`;
}

const { colors, fontSizes, radii, space } = theme;

const Root = styled.ul(css`
  display: grid;
  gap: ${space[1]};
  margin-top: ${space[1]};
  li {
    display: flex;
    gap: ${space[1]};
    align-items: center;
    padding: ${space[1]};
    border: 1px solid ${colors.border};
    border-radius: ${radii.md};
    background: ${colors.raised};
    font-size: ${fontSizes.sm};
  }
  li[data-state='failed'] {
    background: ${colors.dangerTint};
  }
  .about {
    flex: 1;
    min-width: 0;
  }
  .name {
    overflow: hidden;
    color: ${colors.text};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .quiet {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
    font-variant-numeric: tabular-nums;
  }
  .reason {
    color: ${colors.dangerText};
  }
  .warning {
    color: ${colors.warningText};
  }
  progress {
    display: block;
    width: 100%;
    height: 4px;
    margin-top: 0.25rem;
    accent-color: ${colors.primaryText};
  }
`);
