import { useQueryClient } from '@tanstack/react-query';
import { inputSchemaOf, storedName, textsOf } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import type { ComponentType } from 'react';
import { Stack, toast } from 'shared-ui';
import { OpenPreview } from '../../preview/open-preview.ts';
import { PreviewLayout } from '../../preview/preview-layout.tsx';
import { useRecordPreview } from '../../preview/use-record-preview.ts';
import { ActionBar } from '../../components/action-bar.tsx';
import { DraftLine } from '../../components/editor/draft-line.tsx';
import { EditorForm } from '../../components/editor/editor-form.tsx';
import { SaveButton } from '../../components/editor/save-button.tsx';
import { useEditor } from '../../components/editor/use-editor.ts';
import { failureText } from '../../lib/api-failure.ts';
import { languageName } from '../../lib/language-name.ts';
import { useMay } from '../../lib/use-me.ts';
import { ConvertButton } from '../../writing/convert-button.tsx';
import { hasFormat } from '../../writing/record-format.ts';
import { controlOf, inputOf, labelsOf } from '../form-values.ts';
import type { FormValues } from '../form-values.ts';
import type { RecordFieldProps } from '../record-field.tsx';
import { RecordFields } from '../record-fields.tsx';
import { savedText, StateNotice } from '../state-notice.tsx';
import { useFormLanguages } from '../translation/use-form-languages.tsx';
import { dataOf, snapshotOf, useRecordSave } from '../use-record-save.ts';
import type { EditedRecord } from '../use-record-save.ts';
import { useUnpublished } from '../use-unpublished.tsx';

interface SingleEditorProps {
  kind: Kind;
  record: EditedRecord<Kind>;
  /** Controls of fields that differ from that of their type, by the names of the fields. */
  controls?: Partial<Record<string, ComponentType<RecordFieldProps>>>;
}

/** The form of the one record of a kind, on a screen of its own. */
export function SingleEditor({ kind, record, controls }: SingleEditorProps) {
  const { fields, name } = kind;
  const queries = useQueryClient();
  const texts = textsOf(kind);
  const saving = useRecordSave({ kind, id: name }, record);
  const mayPublish = useMay()('publish');
  const languages = useFormLanguages(kind, name);
  const formName = storedName(kind);
  const editor = useEditor({
    name: formName,
    id: name,
    initial: snapshotOf(kind, record),
    labels: labelsOf(fields),
    schema: inputSchemaOf(kind, 'whole'),
    toInput: (values: FormValues) => inputOf(fields, values, { stored: dataOf(record) }),
    fieldOf: (path) => controlOf(fields, path),
    tellsSessionEnd: true,
    ...saving,
    mainSave: mayPublish ? 'publish' : 'draft',
    failureText: (failure) => failureText(failure, texts.saveFailed),
    onSaved(_saved, how, isCurrent) {
      const published =
        kind.language === undefined ? texts.updated : `${languageName(kind.language)} published`;
      toast.success(savedText(kind, { how, published, isCurrent }));
      void queries.invalidateQueries({ queryKey: [kind.plural] });
    },
  });
  const unpublished = useUnpublished(editor, mayPublish && saving.unpublished !== undefined);
  const preview = useRecordPreview({
    kind,
    id: record.view?.record._id ?? name,
    form: editor.form,
    record: saving.current,
  });
  const formId = `${formName}-form`;
  return (
    <>
      {languages.choice && <div style={{ marginBottom: '1rem' }}>{languages.choice}</div>}
      <Stack direction="row" gap={1} wrap style={{ marginBottom: '1rem' }}>
        {preview.buttons}
      </Stack>
      <PreviewLayout pane={preview.pane}>
        <EditorForm id={formId} editor={editor}>
          {record.view && <StateNotice kind={kind} view={record.view} />}
          {hasFormat(fields) && <ConvertButton fields={fields} form={editor.form} />}
          <OpenPreview value={preview.open}>
            <RecordFields kind={kind} id={name} live={record.stored} controls={controls} level={2} />
          </OpenPreview>
        </EditorForm>
      </PreviewLayout>
      <ActionBar>
        <SaveButton editor={editor} formId={formId}>
          {mayPublish ? (languages.publish ?? 'Save') : 'Save draft'}
        </SaveButton>
        {unpublished.buttons}
        <DraftLine editor={editor} otherwise={editor.isDirty ? 'You have unsaved changes.' : ''} />
      </ActionBar>
      {unpublished.dialog}
    </>
  );
}
