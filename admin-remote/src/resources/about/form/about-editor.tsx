import { useQueryClient } from '@tanstack/react-query';
import { Button, toast } from 'shared-ui';
import { ActionBar } from '../../../components/action-bar.tsx';
import { EditorForm } from '../../../components/editor/editor-form.tsx';
import { ImageField } from '../../../components/editor/image-field.tsx';
import { Panel } from '../../../components/panel.tsx';
import { TextField } from '../../../components/editor/text-field.tsx';
import { useEditor } from '../../../components/editor/use-editor.ts';
import { PageHeader } from '../../../components/page-header.tsx';
import type { AboutPageData } from '../api/about.ts';
import { aboutFieldOf, aboutMessageOf, aboutPageSchema } from './about-schema.ts';
import { aboutPageInput } from './about-values.ts';
import type { AboutValues } from './about-values.ts';
import { FoundersField } from './founders-field.tsx';
import { HighlightsField } from './highlights-field.tsx';
import { ParagraphsField } from './paragraphs-field.tsx';
import { aboutSnapshot, useAboutSave } from './use-about-save.ts';

const formId = 'about-form';
const labels: Record<keyof AboutValues, string> = {
  title: 'Title',
  image: 'Image URL',
  paragraphs: 'Paragraphs',
  highlights: 'Highlights',
  additionalParagraphs: 'Our Story paragraphs',
  additionalHighlights: 'Our Story highlights',
  sideImage: 'Side Image URL',
  foundersTitle: 'Founders Section Title',
  founders: 'Founders',
};

/** The editor of the about page, its story and its founders. */
export function AboutEditor({ data }: { data: AboutPageData }) {
  const queries = useQueryClient();
  const { save, failureText, readCurrent } = useAboutSave(data);
  const editor = useEditor({
    name: 'about',
    id: 'page',
    initial: aboutSnapshot(data),
    labels,
    schema: aboutPageSchema,
    toInput: aboutPageInput,
    fieldOf: aboutFieldOf,
    messageOf: aboutMessageOf,
    tellsSessionEnd: true,
    save,
    readCurrent,
    failureText,
    onSaved() {
      toast.success('Content updated successfully');
      void queries.invalidateQueries({ queryKey: ['about'], refetchType: 'none' });
    },
  });
  return (
    <>
      <PageHeader title="About Management" />
      <EditorForm id={formId} editor={editor}>
        <Panel title="About">
          <TextField name="title" label={labels.title} required />
          <ImageField name="image" label={labels.image} required />
          <ParagraphsField
            name="paragraphs"
            highlights="highlights"
            label={labels.paragraphs}
            isOneRequired
          />
          <HighlightsField name="highlights" paragraphs="paragraphs" label={labels.highlights} />
        </Panel>
        <Panel
          title="Our Story"
          description="Optional: shown below the first part when there is something to show."
        >
          <ParagraphsField
            name="additionalParagraphs"
            highlights="additionalHighlights"
            label={labels.additionalParagraphs}
          />
          <HighlightsField
            name="additionalHighlights"
            paragraphs="additionalParagraphs"
            label={labels.additionalHighlights}
          />
          <ImageField name="sideImage" label={labels.sideImage} />
        </Panel>
        <Panel title="Founders">
          <TextField name="foundersTitle" label={labels.foundersTitle} required />
          <FoundersField name="founders" label={labels.founders} />
        </Panel>
      </EditorForm>
      <ActionBar>
        <Button
          type="submit"
          form={formId}
          loading={editor.isSaving}
          loadingText="Saving..."
          disabled={Boolean(editor.offer ?? editor.conflict)}
        >
          Save All Changes
        </Button>
        <p role="status">{editor.isDirty ? 'You have unsaved changes.' : ''}</p>
      </ActionBar>
    </>
  );
}
