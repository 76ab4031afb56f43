import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { ErrorSummary, Stack, StatusBanner, theme } from 'shared-ui';
import { ConflictChooser } from './conflict-chooser.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { EditorName } from './editor-field.tsx';
import { controlId, faultyFields } from './field-faults.ts';
import { useFocusWanted } from './use-wanted-field.ts';
import { SaveHoldsContext } from './save-holds.ts';
import type { Editor } from './use-editor.ts';

interface EditorFormProps<Values extends FieldValues> {
  id: string;
  editor: Editor<Values>;
  children: ReactNode;
}

/** The fields of an editor, or the decision that comes before them. */
export function EditorForm<Values extends FieldValues>({ id, editor, children }: EditorFormProps<Values>) {
  const { form, offer, conflict, failure, attempt, faultyAttempt } = editor;
  const root = useRef<HTMLFormElement>(null);
  useFocusWanted(editor.name, root);
  const faulty = faultyFields(form.formState.errors, editor.labels);
  return (
    <form
      ref={root}
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        editor.submit();
      }}
    >
      {offer && <DraftOffer offer={offer} onRestore={editor.restoreDraft} onDiscard={editor.discardDraft} />}
      {conflict && <ConflictChooser conflict={conflict} onSettle={editor.settle} />}
      <Stack
        hidden={editor.isDeciding}
        style={{ maxWidth: '52rem', ...(editor.isDeciding && { display: 'none' }) }}
      >
        {editor.isCopyLost && (
          <StatusBanner tone="warning">
            What you typed is too long to be kept as a draft in this browser. Save it before you leave.
          </StatusBanner>
        )}
        {failure && (
          <Refusal key={attempt}>
            <StatusBanner tone="error">{failure}</StatusBanner>
            {editor.phase === 'doubtful' && !editor.isCopyLost && (
              <StatusBanner>What you typed is kept in this browser. Try again in a while.</StatusBanner>
            )}
          </Refusal>
        )}
        <ErrorSummary
          title={editor.invalidText}
          attempt={faultyAttempt}
          errors={faulty.map(({ field, label }) => ({
            fieldId: controlId(editor.name, field),
            message: label,
          }))}
        />
        <EditorName value={editor.name}>
          <SaveHoldsContext value={editor.holds}>
            <FormProvider {...form}>{children}</FormProvider>
          </SaveHoldsContext>
        </EditorName>
      </Stack>
    </form>
  );
}

const { colors, radii } = theme;

/** In sight wherever the form is scrolled to. */
const Refusal = styled.div(css`
  position: sticky;
  z-index: 1;
  top: var(--form-top, 0);
  border-radius: ${radii.md};
  background: ${colors.surface};
`);
