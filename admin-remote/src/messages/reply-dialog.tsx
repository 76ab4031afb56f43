import { calls } from 'content-api/contract';
import type { Message } from 'content-api/contract';
import { useState } from 'react';
import { Button, Dialog, Field, Input, Select, Stack, StatusBanner, Textarea, toast } from 'shared-ui';
import { useApi } from '../lib/api-context.ts';
import { failureText } from '../lib/api-failure.ts';
import { replyTemplates } from './message-words.ts';

interface ReplyDialogProps {
  message: Message;
  onSent: () => void;
  onClose: () => void;
}

/** Writes an answer that the server sends; what the visitor answers goes to the writer's own address. */
export function ReplyDialog({ message, onSent, onClose }: ReplyDialogProps) {
  const api = useApi();
  const [subject, setSubject] = useState(`Re: ${message.subject}`);
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function send() {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await api.call(calls.replyToMessage, { path: { id: message._id }, body: { subject, text } });
      toast.success('Reply queued');
      onSent();
      onClose();
    } catch (thrown) {
      setFailure(failureText(thrown, 'Error sending reply'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title="Reply"
      description={`To ${message.name}, ${message.email}`}
      onClose={onClose}
      actions={
        <Button disabled={isBusy || text.trim() === ''} onClick={() => void send()}>
          Send reply
        </Button>
      }
    >
      <Stack gap={2}>
        {failure && <StatusBanner tone="error">{failure}</StatusBanner>}
        <Field label="Begin with">
          <Select
            value=""
            onChange={({ target }) => {
              const template = replyTemplates.find(({ label }) => label === target.value);
              if (template) setText([template.text(message.name), text].join('\n\n').trim());
            }}
          >
            <option value="">An empty page</option>
            {replyTemplates.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </Select>
        </Field>
        <Field label="Subject" required>
          <Input value={subject} onChange={({ target }) => setSubject(target.value)} />
        </Field>
        <Field label="Text" required>
          <Textarea data-autofocus rows={10} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
      </Stack>
    </Dialog>
  );
}
