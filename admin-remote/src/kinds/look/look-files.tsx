import { useRef, useState } from 'react';
import { Button, Dialog, Icon, Stack, StatusBanner, VisuallyHidden } from 'shared-ui';
import { icons } from '../../components/icons.ts';
import { saveText } from '../../lib/save-text.ts';
import type { FormValues } from '../../records/form-values.ts';
import { lookFileOf, readLookFile } from './look-values.ts';

interface LookFilesProps {
  /** The look that the form holds. */
  values: FormValues;
  onRead: (values: FormValues, name: string) => void;
}

/** Far above any look. */
const maxBytes = 100_000;

/** Gives the present look as a file, and tries the one of a file. */
export function LookFiles({ values, onRead }: LookFilesProps) {
  const file = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<string[]>([]);

  async function read(chosen: File): Promise<void> {
    if (chosen.size > maxBytes) return setFaults(['The file is too large for a look.']);
    const result = readLookFile(await chosen.text());
    if ('faults' in result) setFaults(result.faults);
    else onRead(result.values, result.name);
  }

  return (
    <Stack direction="row" gap={1} wrap>
      <Button
        variant="secondary"
        onClick={() => saveText('look.json', 'application/json', lookFileOf('Look', values))}
      >
        <Icon name={icons.download} />
        Export the present look
      </Button>
      <Button variant="secondary" onClick={() => file.current?.click()}>
        <Icon name={icons.upload} />
        Import a look
      </Button>
      <VisuallyHidden>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          tabIndex={-1}
          aria-label="File with a look"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void read(chosen);
            target.value = '';
          }}
        />
      </VisuallyHidden>
      <Dialog
        open={faults.length > 0}
        title="Nothing was imported"
        onClose={() => setFaults([])}
        actions={<Button onClick={() => setFaults([])}>Close</Button>}
      >
        <Stack gap={1}>
          {faults.map((fault) => (
            <StatusBanner key={fault} tone="error">
              {fault}
            </StatusBanner>
          ))}
        </Stack>
      </Dialog>
    </Stack>
  );
}
