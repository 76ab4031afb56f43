import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button, Dialog, mediaUp } from 'shared-ui';
import type { WritingMode } from '../../writing/writing-mode.ts';
import { useLeaveGuard } from '../leave-guard.tsx';
import { DraftLine } from './draft-line.tsx';
import { EditorForm } from './editor-form.tsx';
import { SaveButton } from './save-button.tsx';
import type { Editor } from './use-editor.ts';

interface EditorDialogProps<Values extends FieldValues> {
  editor: Editor<Values>;
  title: string;
  description?: string;
  /** Words on the button that saves. */
  saveLabel: string;
  /** @default 'Saving...' */
  savingLabel?: string;
  /** Further ways to save, beside the one that publishes. */
  actions?: ReactNode;
  /** Stands beside the form. */
  beside?: ReactNode;
  /** Fills the window. @default false */
  isPage?: boolean;
  /** For a form with long texts: the dialog may fill the window. */
  writing?: WritingMode;
  onClose: () => void;
  children: ReactNode;
}

/** An editor in a modal; leaving it with changes is asked about. */
export function EditorDialog<Values extends FieldValues>({
  editor,
  title,
  description,
  saveLabel,
  savingLabel,
  actions,
  beside,
  isPage = false,
  writing,
  onClose,
  children,
}: EditorDialogProps<Values>) {
  const { leave } = useLeaveGuard();
  const formId = `${editor.name}-form`;
  const close = () => leave(onClose);
  return (
    <Frame
      open
      title={title}
      description={description}
      onClose={writing?.field === undefined ? close : writing.leave}
      beside={beside}
      data-page={isPage || undefined}
      data-writing={writing?.field === undefined ? undefined : true}
      actions={
        <>
          <DraftLine editor={editor} />
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          {actions}
          <SaveButton editor={editor} formId={formId} savingLabel={savingLabel}>
            {saveLabel}
          </SaveButton>
        </>
      }
    >
      <EditorForm id={formId} editor={editor}>
        {children}
      </EditorForm>
    </Frame>
  );
}

/** While a text fills the window, only that is there: it makes itself visible. */
const Frame = styled(Dialog)(css`
  /* Four actions with longer words, such as "Update Testimonial", still stand in one row. */
  ${mediaUp('page.xs')} {
    > footer > button {
      padding-inline: 1.25rem;
    }
  }
  &[data-page],
  &[data-writing] {
    width: 100%;
    max-width: none;
    height: 100dvh;
    max-height: none;
    border: 0;
    border-radius: 0;
  }
  &[data-page]:not([data-beside]) form > div {
    margin-inline: auto;
  }
  &[data-writing] > header,
  &[data-writing] > footer {
    display: none;
  }
  &[data-writing] > .content {
    position: relative;
    grid-row: 1 / -1;
    overflow: clip;
    visibility: hidden;
  }
  &[data-writing] > .beside {
    grid-row: 1 / -1;
  }
`);
