import { useQueryClient } from '@tanstack/react-query';
import { postInputSchema } from 'content-api/contract';
import type { Post } from 'content-api/contract';
import { useState } from 'react';
import { useUser } from 'shared-session/react';
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
import { failureText, isApiFailure } from '../../../lib/api-failure.ts';
import { createPost, fetchPost, updatePost } from '../api/posts.ts';
import { newPost, postInput, postSnapshot } from './post-values.ts';
import type { PostValues } from './post-values.ts';

const labels: Record<keyof PostValues, string> = {
  title: 'Title',
  content: 'Content',
  author: 'Author',
  date: 'Date',
  tags: 'Tags',
  image: 'Image URL',
};
const requiredTexts = ['title', 'content', 'author', 'date'];
const incompleteText = 'Please fill in all required fields';
const networkText = 'Network error. Please check your connection and try again.';

/** The form of a blog post, in a modal. */
export default function PostForm({ id, onClose }: RecordFormProps) {
  const api = useApi();
  const { username } = useUser();
  const [start] = useState(() => newPost(username, Date.now()));
  if (id === 'new') return <Fields id={id} start={start} onClose={onClose} />;
  return (
    <RecordDialog
      title="Edit Blog Post"
      queryKey={['posts', 'record', id]}
      load={(signal) => fetchPost(api, id, signal)}
      loadError="Error fetching blog posts"
      onClose={onClose}
    >
      {(post) => <Fields id={id} start={postSnapshot(post)} storedDate={post.date} onClose={onClose} />}
    </RecordDialog>
  );
}

interface FieldsProps extends RecordFormProps {
  start: Snapshot<PostValues>;
  storedDate?: string;
}

function Fields({ id, start, storedDate, onClose }: FieldsProps) {
  const api = useApi();
  const queries = useQueryClient();
  const isNew = id === 'new';
  const editor = useEditor({
    name: 'post',
    id,
    initial: start,
    labels,
    schema: postInputSchema,
    toInput: (values: PostValues) => postInput(values, isNew, storedDate),
    fieldOf: (path) => path.split('.')[0] ?? path,
    save: (input, version, key) =>
      isNew ? createPost(api, input, { key, version }) : updatePost(api, id, input, version),
    readCurrent: (current) => postSnapshot(current as Post),
    failureText: savingFailure,
    invalidText: (fields) =>
      fields.some((field) => requiredTexts.includes(field)) ? incompleteText : undefined,
    onSaved() {
      toast.success(isNew ? 'Blog post created successfully' : 'Blog post updated successfully');
      void queries.invalidateQueries({ queryKey: ['posts'] });
      onClose();
    },
  });
  return (
    <EditorDialog
      editor={editor}
      title={isNew ? 'Add New Blog Post' : 'Edit Blog Post'}
      saveLabel={isNew ? 'Create Post' : 'Update Post'}
      onClose={onClose}
    >
      <TextField name="title" label={labels.title} required data-autofocus="" />
      <TextField
        name="content"
        label={labels.content}
        hint="Every line becomes a paragraph"
        rows={10}
        required
      />
      <TextField name="author" label={labels.author} required />
      <TextField name="date" label={labels.date} type="date" required />
      <CommaListField name="tags" label={labels.tags} placeholder="Design, Performance" required />
      <ImageField name="image" label={labels.image} />
    </EditorDialog>
  );
}

function savingFailure(failure: unknown): string {
  const isSilent = isApiFailure(failure) && (failure.code === 'network' || failure.code === 'timeout');
  return isSilent ? networkText : failureText(failure, 'Error saving blog post');
}
