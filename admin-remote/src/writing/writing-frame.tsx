import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { use, useState } from 'react';
import type { ReactNode } from 'react';
import { theme, VisuallyHidden } from 'shared-ui';
import { UploadList } from '../media/upload-list.tsx';
import type { Uploads } from '../media/use-uploads.ts';
import { createTextCounter } from './count-text.ts';
import { WritingToolsContext } from './writing-mode.ts';

interface WritingFrameProps {
  text: string;
  /** Whether the text fills the window. */
  isFull: boolean;
  isInvalid: boolean;
  toolbar: ReactNode;
  /** @default none can come */
  uploads?: Uploads;
  /** The text itself. */
  children: ReactNode;
  className?: string;
}

/** What is around a text while it is written: tools above, uploads and counts below. */
export function WritingFrame({
  text,
  isFull,
  isInvalid,
  toolbar,
  uploads,
  children,
  className,
}: WritingFrameProps) {
  const tools = use(WritingToolsContext);
  const [countText] = useState(createTextCounter);
  const count = countText(text);
  return (
    <Root className={className} data-full={isFull || undefined} data-invalid={isInvalid || undefined}>
      <div className="frame">
        {toolbar}
        {children}
      </div>
      {uploads && (
        <>
          <VisuallyHidden role="status">{uploadWords(uploads.list.length, uploads.isBusy)}</VisuallyHidden>
          <UploadList uploads={uploads} />
        </>
      )}
      <div className="about">
        <p>
          {count.words === 1 ? '1 word' : `${count.words.toLocaleString('en')} words`}
          {count.words > 0 && ` · ${count.minutes} min read`}
        </p>
        {isFull && <div className="tools">{tools}</div>}
      </div>
    </Root>
  );
}

/** Height of a text while it is short, by its lines. */
export function heightOf(rows: number, isFull: boolean) {
  return isFull ? undefined : { minHeight: `${rows * 1.65 + 2}rem` };
}

function uploadWords(count: number, isBusy: boolean): string {
  if (!isBusy) return '';
  return count === 1 ? 'Uploading a file' : `Uploading ${count} files`;
}

const { colors, fontSizes, radii, space } = theme;

const Root = styled.div(css`
  .frame {
    display: flex;
    flex-direction: column;
    border: 1px solid ${colors.control};
    border-radius: ${radii.md};
    background: ${colors.background};
  }
  .frame:has(.cm-content:focus-visible, .written:focus-visible) {
    outline: 2px solid ${colors.focus};
  }
  &[data-invalid] .frame {
    border-color: ${colors.dangerText};
  }
  .text {
    display: flex;
    max-height: 65vh;
  }
  .text > .cm-editor {
    flex: 1;
    min-width: 0;
    height: auto;
  }
  .about {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    align-items: center;
    justify-content: space-between;
    margin-top: ${space[1]};
    color: ${colors.textQuiet};
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
  }
  .tools {
    display: flex;
    gap: ${space[1]};
  }
  .find {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    align-items: center;
    padding: ${space[1]};
    font-size: ${fontSizes.sm};
    input {
      flex: 1 1 12rem;
      min-width: 0;
      min-height: 2.25rem;
      padding: 0 ${space[1]};
      border: 1px solid ${colors.control};
      border-radius: ${radii.sm};
      background: ${colors.background};
      color: ${colors.text};
    }
    button {
      min-height: 2.25rem;
      padding: 0 ${space[1]};
      border: 1px solid ${colors.borderStrong};
      border-radius: ${radii.sm};
      background: none;
      color: ${colors.textSoft};
    }
    button:hover {
      background: ${colors.primaryTint};
    }
  }
  &[data-full] {
    position: absolute;
    z-index: 2;
    inset: 0;
    display: flex;
    flex-direction: column;
    visibility: visible;
    padding: ${space[1]} max(${space[1]}, (100% - 56rem) / 2);
    background: ${colors.surface};
  }
  &[data-full] .frame {
    flex: 1;
    min-height: 0;
  }
  &[data-full] .text {
    flex: 1;
    min-height: 0;
    max-height: none;
  }
`);
