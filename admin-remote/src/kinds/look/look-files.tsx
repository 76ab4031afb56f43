import { useRef, useState } from 'react';
import { Button, Dialog, Icon, Stack, StatusBanner, toast, VisuallyHidden } from 'shared-ui';
import { icons } from '../../components/icons.ts';
import { saveText } from '../../lib/save-text.ts';
import type { FormValues } from '../../records/form-values.ts';
import { packFonts, unpackFonts } from './look-fonts.ts';
import { lookFileOf, readLookFile } from './look-values.ts';
import { useSendFont } from './use-send-font.ts';

interface LookFilesProps {
  /** The look that the form holds. */
  values: FormValues;
  onRead: (values: FormValues, name: string) => void;
}

/** Far above any look with its fonts. */
const maxBytes = 300_000;

/** Gives the present look as a file, and tries the one of a file. */
export function LookFiles({ values, onRead }: LookFilesProps) {
  const send = useSendFont();
  const file = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<string[]>([]);

  async function read(chosen: File): Promise<void> {
    if (chosen.size > maxBytes) return setFaults(['The file is too large for a look.']);
    const result = readLookFile(await chosen.text());
    if ('faults' in result) return setFaults(result.faults);
    const own = await unpackFonts(result.values, result.fonts, send);
    if ('fault' in own) setFaults([own.fault]);
    else onRead(own.values, result.name);
  }

  async function write(): Promise<void> {
    try {
      saveText('look.json', 'application/json', lookFileOf('Look', values, await packFonts(values)));
    } catch {
      toast.error('A font of the look could not be read. Please try again.');
    }
  }

  return (
    <Stack direction="row" gap={1} wrap>
      <Button variant="secondary" onClick={() => void write()}>
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
