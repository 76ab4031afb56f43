import { useQueryClient } from '@tanstack/react-query';
import { projectInputSchema } from 'content-api/contract';
import type { Project } from 'content-api/contract';
import { toast } from 'shared-ui';
import { CommaListField } from '../../../components/editor/comma-list-field.tsx';
import { EditorDialog } from '../../../components/editor/editor-dialog.tsx';
import { ImageField } from '../../../components/editor/image-field.tsx';
import { RecordDialog } from '../../../components/editor/record-dialog.tsx';
import { TextField } from '../../../components/editor/text-field.tsx';
import { useEditor } from '../../../components/editor/use-editor.ts';
import type { Snapshot } from '../../../components/editor/editor-types.ts';
import type { RecordFormProps } from '../../../components/list/record-form-props.ts';
import { useApi } from '../../../lib/api-context.ts';
import { failureText } from '../../../lib/api-failure.ts';
import { createProject, fetchProject, updateProject } from '../api/projects.ts';
import { newProject, projectInput, projectSnapshot } from './project-values.ts';
import type { ProjectValues } from './project-values.ts';

const labels: Record<keyof ProjectValues, string> = {
  title: 'Title',
  subtitle: 'Subtitle',
  mainimage: 'Main Image URL',
  secondaryimage: 'Secondary Image URL',
  publishedYear: 'Published Year',
  shortDescription: 'Short Description',
  officialWebsiteLink: 'Website Link',
  gitHubLink: 'GitHub Link',
  services: 'Services',
  industries: 'Industries',
  technicalDescription: 'Technical Description',
  learningDescription: 'Learning Description',
  technologies: 'Technologies',
};

/** The form of a project, in a modal. */
export default function ProjectForm({ id, onClose }: RecordFormProps) {
  const api = useApi();
  if (id === 'new') return <Fields id={id} start={newProject} onClose={onClose} />;
  return (
    <RecordDialog
      title="Edit Project"
      queryKey={['projects', 'record', id]}
      load={(signal) => fetchProject(api, id, signal)}
      loadError="Error fetching projects"
      onClose={onClose}
    >
      {(project) => <Fields id={id} start={projectSnapshot(project)} onClose={onClose} />}
    </RecordDialog>
  );
}

function Fields({ id, start, onClose }: RecordFormProps & { start: Snapshot<ProjectValues> }) {
  const api = useApi();
  const queries = useQueryClient();
  const isNew = id === 'new';
  const editor = useEditor({
    name: 'project',
    id,
    initial: start,
    labels,
    schema: projectInputSchema,
    toInput: projectInput,
    fieldOf: (path) => path.split('.')[0] ?? path,
    save: (input, version, key) =>
      isNew ? createProject(api, input, { key, version }) : updateProject(api, id, input, version),
    readCurrent: (current) => projectSnapshot(current as Project),
    failureText: (failure) => failureText(failure, 'Error saving project'),
    onSaved() {
      toast.success(isNew ? 'Project created successfully' : 'Project updated successfully');
      void queries.invalidateQueries({ queryKey: ['projects'] });
      onClose();
    },
  });
  return (
    <EditorDialog
      editor={editor}
      title={isNew ? 'Add New Project' : 'Edit Project'}
      saveLabel={isNew ? 'Create Project' : 'Update Project'}
      onClose={onClose}
    >
      <TextField name="title" label={labels.title} required data-autofocus="" />
      <TextField name="subtitle" label={labels.subtitle} />
      <ImageField name="mainimage" label={labels.mainimage} required />
      <ImageField name="secondaryimage" label={labels.secondaryimage} />
      <TextField name="publishedYear" label={labels.publishedYear} type="number" inputMode="numeric" />
      <TextField name="shortDescription" label={labels.shortDescription} rows={3} />
      <TextField
        name="officialWebsiteLink"
        label={labels.officialWebsiteLink}
        type="url"
        placeholder="https://"
      />
      <TextField name="gitHubLink" label={labels.gitHubLink} type="url" placeholder="https://" required />
      <CommaListField name="services" label={labels.services} placeholder="Web Development, UI/UX Design" />
      <CommaListField name="industries" label={labels.industries} placeholder="Retail, Logistics" />
      <TextField name="technicalDescription" label={labels.technicalDescription} rows={4} />
      <TextField name="learningDescription" label={labels.learningDescription} rows={4} />
      <CommaListField name="technologies" label={labels.technologies} placeholder="React, Node.js" required />
    </EditorDialog>
  );
}
