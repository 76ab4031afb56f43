import { messageSchema, replyInputSchema } from 'content-api/contract';
import type { Message } from 'content-api/contract';
import { useRef } from 'react';
import { Field, Select, toast } from 'shared-ui';
import { EditorDialog } from '../components/editor/editor-dialog.tsx';
import { TextField } from '../components/editor/text-field.tsx';
import { useEditor } from '../components/editor/use-editor.ts';
import { useApi } from '../lib/api-context.ts';
import { apiFailure, failureText, isApiFailure, mayHaveArrived } from '../lib/api-failure.ts';
import { replyTemplates } from './message-words.ts';

interface ReplyDialogProps {
  message: Message;
  onSent: () => void;
  onClose: () => void;
}

const labels = { subject: 'Subject', text: 'Text' };

/** Writes an answer that the server sends; what the visitor answers goes to the writer's own address. */
export function ReplyDialog({ message, onSent, onClose }: ReplyDialogProps) {
  const api = useApi();
  const { _id: id } = message;
  /** The first text that was sent under the present key. */
  const first = useRef<string>(undefined);
  const mails = useRef(1);
  const repliedAt = useRef(message.repliedAt);
  const editor = useEditor({
    name: 'reply',
    id,
    initial: { version: undefined, values: { subject: `Re: ${message.subject}`, text: '' } },
    hasShortcut: false,
    labels,
    schema: replyInputSchema,
    toInput: (values: { subject: string; text: string }) => values,
    async save(input, { key }) {
      const text = JSON.stringify(input);
      const isFirst = first.current === undefined;
      first.current ??= text;
      const { isRepeated } = await send(input, `${key}-${mails.current}`);
      if (isRepeated && (isFirst || first.current !== text)) {
        first.current = undefined;
        mails.current += 1;
        throw apiFailure('refused', { status: 409, serverMessage: repeatedText });
      }
      return input;
    },
    snapshotOf: (sent) => ({ version: undefined, values: sent }),
    failureText: (failure) =>
      mayHaveArrived(failure)
        ? 'No answer came. Send it again: it goes out once.'
        : failureText(failure, 'Error sending reply'),
    onSaved() {
      toast.success('Reply queued');
      onSent();
    },
    onFinished: onClose,
  });

  /** Refused if somebody else answered since the message was read; the next attempt knows of that answer. */
  async function send(input: object, key: string) {
    try {
      return await api.create(`/messages/${id}/reply`, { ...input, repliedAt: repliedAt.current }, key);
    } catch (failure) {
      const { data } = messageSchema.safeParse(isApiFailure(failure) ? failure.current : undefined);
      if (!data) throw failure;
      repliedAt.current = data.repliedAt;
      throw apiFailure('refused', { status: 409, serverMessage: answeredText, cause: failure });
    }
  }

  function beginWith(label: string): void {
    const template = replyTemplates.find((each) => each.label === label);
    if (!template) return;
    const text = [template.text(message.name), editor.form.getValues('text')].join('\n\n').trim();
    editor.form.setValue('text', text, { shouldDirty: true, shouldValidate: editor.faultyAttempt > 0 });
  }

  return (
    <EditorDialog
      editor={editor}
      title="Reply"
      description={`To ${message.name}, ${message.email}`}
      saveLabel="Send reply"
      savingLabel="Sending..."
      onClose={onClose}
    >
      <Field label="Begin with">
        <Select value="" onChange={({ target }) => beginWith(target.value)}>
          <option value="">An empty page</option>
          {replyTemplates.map(({ label }) => (
            <option key={label}>{label}</option>
          ))}
        </Select>
      </Field>
      <TextField name="subject" label={labels.subject} required />
      <TextField name="text" label={labels.text} required rows={10} data-autofocus="" />
    </EditorDialog>
  );
}

const answeredText =
  'Somebody else has answered this message meanwhile. Send again only if your answer is to go out as well.';

const repeatedText =
  'An earlier attempt had arrived, and its text is on its way. Send again only if this text is to go out as a second mail.';
