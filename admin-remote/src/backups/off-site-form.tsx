import { offSiteCalls, offSiteInputSchema, offSiteSchema } from 'content-api/backups';
import type { OffSite } from 'content-api/backups';
import { useRef } from 'react';
import { Button, Input, Stack, toast } from 'shared-ui';
import { EditorField } from '../components/editor/editor-field.tsx';
import { EditorForm } from '../components/editor/editor-form.tsx';
import type { Snapshot } from '../components/editor/editor-types.ts';
import { SaveButton } from '../components/editor/save-button.tsx';
import { TextField } from '../components/editor/text-field.tsx';
import { useEditor } from '../components/editor/use-editor.ts';
import { useApi } from '../lib/api-context.ts';
import { failureText } from '../lib/api-failure.ts';

interface OffSiteFormProps {
  offSite: OffSite;
  onSaved: (offSite: OffSite) => void;
  onCancel: () => void;
}

/** As typed. The secret is not among them: it is read once and kept nowhere, not even as a draft. */
type Values = Pick<OffSite, 'bucket' | 'folder' | 'region' | 'endpoint' | 'accessKeyId' | 'publicKey'>;

const formId = 'off-site-form';

const labels = {
  endpoint: 'Address of the provider',
  region: 'Region',
  bucket: 'Bucket',
  folder: 'Folder',
  accessKeyId: 'Access key',
  secretAccessKey: 'Secret key',
  publicKey: 'Public key',
};

/** Sets the place of off-site backups and the key that they are encrypted for. */
export function OffSiteForm({ offSite, onSaved, onCancel }: OffSiteFormProps) {
  const api = useApi();
  const secret = useRef<HTMLInputElement>(null);
  const editor = useEditor({
    name: 'off-site backups',
    id: 'off-site',
    initial: snapshotOf(offSite),
    labels,
    schema: offSiteInputSchema,
    toInput: (values: Values): unknown => values,
    async save(input, { version }) {
      const typed = secret.current?.value ?? '';
      const saved = await api.call(offSiteCalls.saveOffSite, {
        body: { ...input, ...(typed !== '' && { secretAccessKey: typed }), updatedAt: version },
      });
      if (secret.current?.value === typed) secret.current.value = '';
      return saved;
    },
    snapshotOf,
    readCurrent(current) {
      const { data } = offSiteSchema.safeParse(current);
      return data && snapshotOf(data);
    },
    failureText: (failure) => failureText(failure, 'Error saving the place'),
    onSaved(saved) {
      toast.success('Place saved. Try it now.');
      onSaved(saved);
    },
  });

  return (
    <EditorForm id={formId} editor={editor}>
      <TextField
        name="endpoint"
        label={labels.endpoint}
        hint="Any provider that speaks S3. Empty for Amazon."
        placeholder="https://s3.example.com"
      />
      <TextField name="region" label={labels.region} required />
      <TextField name="bucket" label={labels.bucket} required />
      <TextField name="folder" label={labels.folder} hint="Within the bucket. It may be empty." />
      <TextField name="accessKeyId" label={labels.accessKeyId} autoComplete="off" required />
      <EditorField
        name="secretAccessKey"
        label={labels.secretAccessKey}
        hint={offSite.hasSecret ? 'One is stored. Leave this empty to keep it.' : undefined}
      >
        <Input ref={secret} type="password" autoComplete="new-password" />
      </EditorField>
      <TextField
        name="publicKey"
        label={labels.publicKey}
        hint="Backups are encrypted for it, so that only your private key opens them. The command age-keygen makes both; keep the private one away from this server."
        placeholder="age1…"
        required
      />
      <Stack direction="row" gap={1} wrap>
        <SaveButton editor={editor} formId={formId}>
          Save
        </SaveButton>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </Stack>
    </EditorForm>
  );
}

function snapshotOf(offSite: OffSite): Snapshot<Values> {
  const { bucket, folder, region, endpoint, accessKeyId, publicKey, updatedAt } = offSite;
  return { version: updatedAt, values: { bucket, folder, region, endpoint, accessKeyId, publicKey } };
}
