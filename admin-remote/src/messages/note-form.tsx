import { calls, messagePatchSchema, messageSchema } from 'content-api/contract';
import type { Message } from 'content-api/contract';
import { EditorForm } from '../components/editor/editor-form.tsx';
import type { Snapshot } from '../components/editor/editor-types.ts';
import { TextField } from '../components/editor/text-field.tsx';
import { useEditor } from '../components/editor/use-editor.ts';
import { useApi } from '../lib/api-context.ts';
import { failureText } from '../lib/api-failure.ts';

interface NoteFormProps {
  message: Message;
  onSaved: () => void;
}

const labels = { note: 'Note' };

/** The studio's own words on a message, saved when the field is left. */
export function NoteForm({ message, onSaved }: NoteFormProps) {
  const api = useApi();
  const { _id: id } = message;
  const name = `note-${id}`;
  const editor = useEditor({
    name,
    id,
    initial: snapshotOf(message),
    followsInitial: true,
    hasShortcut: false,
    asksToLeave: false,
    labels,
    schema: messagePatchSchema,
    toInput: (values: { note: string }) => values,
    save: (input, { version }) =>
      api.call(calls.updateMessage, { path: { id }, body: { ...input, updatedAt: version } }),
    snapshotOf,
    readCurrent(current) {
      const { data } = messageSchema.safeParse(current);
      return data && snapshotOf(data);
    },
    failureText: (failure) => failureText(failure, 'Error saving note'),
    onSaved,
  });
  return (
    <div
      onBlur={() => {
        if (editor.isDirty) editor.submit();
      }}
    >
      <EditorForm id={`${name}-form`} editor={editor}>
        <TextField name="note" label={labels.note} hint="For the studio only." rows={2} />
      </EditorForm>
    </div>
  );
}

function snapshotOf({ note, updatedAt }: Message): Snapshot<{ note: string }> {
  return { version: updatedAt, values: { note } };
}
