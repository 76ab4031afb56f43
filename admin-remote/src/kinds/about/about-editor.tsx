import { useQueryClient } from '@tanstack/react-query';
import { about, founders } from 'content-api/contract';
import type { ReactNode } from 'react';
import { Stack, toast } from 'shared-ui';
import { PreviewLayout } from '../../preview/preview-layout.tsx';
import { usePreview } from '../../preview/use-preview.tsx';
import { ActionBar } from '../../components/action-bar.tsx';
import { DraftLine } from '../../components/editor/draft-line.tsx';
import { EditorForm } from '../../components/editor/editor-form.tsx';
import { SaveButton } from '../../components/editor/save-button.tsx';
import { useEditor } from '../../components/editor/use-editor.ts';
import { Panel } from '../../components/panel.tsx';
import { useMay } from '../../lib/use-me.ts';
import { labelsOf } from '../../records/form-values.ts';
import { PublicationReport } from '../../publication-report/publication-report.tsx';
import { RecordField } from '../../records/record-field.tsx';
import { savedText, StateNotice } from '../../records/state-notice.tsx';
import { useFormLanguages } from '../../records/translation/use-form-languages.tsx';
import { useUnpublished } from '../../records/use-unpublished.tsx';
import { pageControl, pageFields, pageInput, unsavedPage } from './about-values.ts';
import type { AboutPageData } from './about-values.ts';
import { HighlightsField } from './highlights-field.tsx';
import { ParagraphsField } from './paragraphs-field.tsx';
import { aboutPageSchema, aboutSnapshot, useAboutSave } from './use-about-save.ts';

const formId = 'about-form';

interface AboutEditorProps {
  page: AboutPageData;
  /** Buttons of the founders, which have a history of their own. */
  foundersTools: ReactNode;
}

/** The editor of the about page, its story and its founders. */
export function AboutEditor({ page, foundersTools }: AboutEditorProps) {
  const queries = useQueryClient();
  const saving = useAboutSave(page);
  const mayPublish = useMay()('publish');
  const editor = useEditor({
    name: 'about',
    id: 'page',
    initial: aboutSnapshot(page),
    labels: labelsOf(pageFields),
    schema: aboutPageSchema,
    toInput: pageInput,
    fieldOf: pageControl,
    messageOf: (field, message) =>
      field.toLowerCase().includes('paragraphs') && message.endsWith('is required')
        ? about.fields.paragraphs.emptyMessage
        : message,
    tellsSessionEnd: true,
    ...saving,
    mainSave: mayPublish ? 'publish' : 'draft',
    onSaved(_saved, how, isCurrent) {
      toast.success(savedText(about, { how, published: 'Content updated successfully', isCurrent }));
      for (const { plural } of [about, founders]) void queries.invalidateQueries({ queryKey: [plural] });
    },
  });
  const languages = useFormLanguages(about, about.name);
  const unpublished = useUnpublished(editor, mayPublish && saving.unpublished !== undefined);
  const records = [page.about, page.founders].flatMap(({ view }) => view?.record ?? []);
  const preview = usePreview({
    form: editor.form,
    records: records.map(({ kind, _id }) => `${kind}/${_id}`),
    unsavedOf: (values, base) => unsavedPage(saving.current(), values, base),
  });
  const field = (name: keyof typeof pageFields) => <RecordField name={name} field={pageFields[name]} />;
  return (
    <>
      {languages.choice && <div style={{ marginBottom: '1rem' }}>{languages.choice}</div>}
      <Stack direction="row" gap={1} wrap style={{ marginBottom: '1rem' }}>
        {preview.buttons}
      </Stack>
      <PreviewLayout pane={preview.pane}>
        <EditorForm id={formId} editor={editor}>
          {page.about.view && <StateNotice kind={about} view={page.about.view} />}
          {page.about.view?.live && <PublicationReport kind={about} id={about.name} />}
          {page.founders.view && <StateNotice kind={founders} view={page.founders.view} />}
          <Panel title="About">
            {field('title')}
            {field('image')}
            <ParagraphsField name="paragraphs" highlights="highlights" />
            <HighlightsField name="highlights" paragraphs="paragraphs" />
          </Panel>
          <Panel
            title="Our Story"
            description="Optional: shown below the first part when there is something to show."
          >
            <ParagraphsField name="additionalParagraphs" highlights="additionalHighlights" />
            <HighlightsField name="additionalHighlights" paragraphs="additionalParagraphs" />
            {field('sideImage')}
          </Panel>
          <Panel title="Founders" actions={foundersTools}>
            {field('foundersTitle')}
            {field('founders')}
          </Panel>
        </EditorForm>
      </PreviewLayout>
      <ActionBar>
        <SaveButton editor={editor} formId={formId}>
          {mayPublish ? 'Save All Changes' : 'Save draft'}
        </SaveButton>
        {unpublished.buttons}
        <DraftLine editor={editor} otherwise={editor.isDirty ? 'You have unsaved changes.' : ''} />
      </ActionBar>
      {unpublished.dialog}
    </>
  );
}
