import { mailCalls, mailServerInputSchema, mailServerSchema } from 'content-api/mail';
import type { MailServer } from 'content-api/mail';
import { useRef, useState } from 'react';
import { Button, Field, Input, Select, Stack, toast } from 'shared-ui';
import { ChoiceField } from '../components/editor/choice-field.tsx';
import { CommaListField } from '../components/editor/comma-list-field.tsx';
import { EditorField } from '../components/editor/editor-field.tsx';
import { EditorForm } from '../components/editor/editor-form.tsx';
import type { Snapshot } from '../components/editor/editor-types.ts';
import { SaveButton } from '../components/editor/save-button.tsx';
import { TextField } from '../components/editor/text-field.tsx';
import { useEditor } from '../components/editor/use-editor.ts';
import { Panel } from '../components/panel.tsx';
import { useApi } from '../lib/api-context.ts';
import { failureText } from '../lib/api-failure.ts';
import { splitList } from '../lib/split-list.ts';
import { mailPresets } from './mail-presets.ts';

interface MailFormProps {
  mail: MailServer;
  onSaved: (mail: MailServer) => void;
  onRemove: () => void;
}

/** As typed. The password is not among them: it is read once and kept nowhere, not even as a draft. */
interface Values {
  host: string;
  port: string;
  security: string;
  user: string;
  senderName: string;
  senderAddress: string;
  notify: string;
}

const formId = 'mail-form';

const labels = {
  host: 'Server',
  port: 'Port',
  security: 'Security',
  user: 'User',
  password: 'Password',
  senderName: 'Sender name',
  senderAddress: 'Sender address',
  notify: 'New messages go to',
};

const securities = [
  { value: 'tls', label: 'TLS (as a rule port 465)' },
  { value: 'starttls', label: 'STARTTLS (as a rule port 587)' },
];

/** Sets the mail server. */
export function MailForm({ mail, onSaved, onRemove }: MailFormProps) {
  const api = useApi();
  const password = useRef<HTMLInputElement>(null);
  const [hint, setHint] = useState<string>();
  const editor = useEditor({
    name: 'mail',
    id: 'mail',
    initial: snapshotOf(mail),
    labels,
    schema: mailServerInputSchema,
    toInput,
    fieldOf: (path) => path.replace(/^notify\..*/, 'notify'),
    async save(input, { version }) {
      const typed = password.current?.value ?? '';
      const saved = await api.call(mailCalls.saveMail, {
        body: { ...input, ...(typed !== '' && { password: typed }), updatedAt: version },
      });
      if (password.current?.value === typed) password.current.value = '';
      return saved;
    },
    snapshotOf,
    readCurrent(current) {
      const { data } = mailServerSchema.safeParse(current);
      return data && snapshotOf(data);
    },
    failureText: (failure) => failureText(failure, 'Error saving the mail server'),
    onSaved(saved) {
      toast.success('Mail server saved. Send a test to try it.');
      onSaved(saved);
    },
  });
  const { setValue } = editor.form;

  function choose(name: string): void {
    const preset = mailPresets.find((one) => one.name === name);
    setHint(preset?.hint);
    if (!preset) return;
    const options = { shouldDirty: true };
    setValue('host', preset.host, options);
    setValue('port', String(preset.port), options);
    setValue('security', preset.security, options);
  }

  return (
    <Panel title="Mail server" description="Your provider names these under SMTP.">
      <EditorForm id={formId} editor={editor}>
        <Field controlId="mail-preset" label="Provider" hint={hint}>
          <Select defaultValue="" onChange={({ target }) => choose(target.value)}>
            <option value="">Another one</option>
            {mailPresets.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
        <TextField name="host" label={labels.host} placeholder="smtp.example.com" required />
        <TextField name="port" label={labels.port} inputMode="numeric" required />
        <ChoiceField name="security" label={labels.security} options={securities} />
        <TextField name="user" label={labels.user} hint="As a rule your e-mail address." />
        <EditorField
          name="password"
          label={labels.password}
          hint={mail.hasPassword ? 'One is stored. Leave this empty to keep it.' : undefined}
        >
          <Input ref={password} type="password" autoComplete="new-password" />
        </EditorField>
        <TextField
          name="senderName"
          label={labels.senderName}
          hint="What people see as the sender: your name or the studio’s."
        />
        <TextField
          name="senderAddress"
          type="email"
          label={labels.senderAddress}
          hint="Many providers want the address that you sign in with."
          required
        />
        <CommaListField name="notify" label={labels.notify} placeholder="Everybody who may read messages" />
        <Stack direction="row" gap={1} wrap>
          <SaveButton editor={editor} formId={formId}>
            Save
          </SaveButton>
          {mail.source === 'console' && (
            <Button variant="ghost" onClick={onRemove}>
              Remove
            </Button>
          )}
        </Stack>
      </EditorForm>
    </Panel>
  );
}

function toInput({ port, notify, ...values }: Values): unknown {
  return { ...values, port: /^\d+$/.test(port.trim()) ? Number(port) : port, notify: splitList(notify, ',') };
}

function snapshotOf(mail: MailServer): Snapshot<Values> {
  const { host, port, security, user, senderName, senderAddress, notify } = mail;
  return {
    version: mail.updatedAt,
    values: {
      host,
      port: String(port),
      security,
      user,
      senderName,
      senderAddress,
      notify: notify.join(', '),
    },
  };
}
